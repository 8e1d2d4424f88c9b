import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ExamplePage } from '../../plugins/examples/node/pages';
import { inNewFolder } from '../lib/new-folder';
import { type PageRun, runPage } from './page';
import { type ProgramResult, readResults, runProgram } from './program';
import { runPython } from './runPython';

const runner = join(import.meta.dirname, '../../platform/examples/many.py');

/** Seconds that one program may take in a fork. */
const secondsEach = 30;

/**
 * Runs pages that are one block each, in forks of one process that has imported the platform: an import takes many times
 * as long as such a program. One that ends badly in a fork runs again as all pages do, and that run counts.
 *
 * @param python - what runs them
 * @param pages - without files of their own
 * @param date - today, as 2026-11-21
 */
export async function runForked(
  python: string,
  pages: readonly ExamplePage[],
  date: string,
): Promise<readonly PageRun[]> {
  if (pages.length === 0) return [];
  const well = await results(python, pages);
  const runs: PageRun[] = [];
  for (const [index, page] of pages.entries()) {
    const known = well.get(index);
    runs.push(await runPage(python, page, date, known ? () => Promise.resolve(known) : runProgram));
  }
  return runs;
}

/** What the programs did that ended well in their forks, by their place. */
function results(python: string, pages: readonly ExamplePage[]): Promise<ReadonlyMap<number, ProgramResult>> {
  return inNewFolder(async (base) => {
    const tasks = pages.map(({ file, examples }, index) => {
      const folder = join(base, `run-${index}`);
      mkdirSync(folder);
      const program = join(base, `${index}.json`);
      const blocks = examples.map(({ block: { code, line } }) => ({ code, line }));
      writeFileSync(program, JSON.stringify({ page: file, blocks }));
      return { program, results: join(base, `${index}.jsonl`), folder };
    });
    const list = join(base, 'list.json');
    writeFileSync(list, JSON.stringify(tasks));
    const limit = 60_000 + pages.length * secondsEach * 1_000;
    const args = [runner, String(availableParallelism()), String(secondsEach), list];
    // When it ends badly itself, what it hasn't told runs the other way.
    const { printed } = await runPython(python, args, base, limit);
    return new Map(
      printed
        .split('\n')
        .filter((line) => line.startsWith('{"index"'))
        .map((line) => JSON.parse(line) as { index: number; well: boolean })
        .filter(({ well }) => well)
        .map(({ index }) => [index, { results: readResults(tasks[index]?.results ?? ''), kept: new Map() }]),
    );
  });
}
