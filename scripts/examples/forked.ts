import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExamplePage } from '../../plugins/examples/node/pages';
import { ended } from './ended';
import { type PageRun, runPage } from './page';
import { type ProgramResult, readResults, runProgram } from './program';

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
async function results(
  python: string,
  pages: readonly ExamplePage[],
): Promise<ReadonlyMap<number, ProgramResult>> {
  const base = mkdtempSync(join(tmpdir(), 'entries-'));
  try {
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
    const told = join(base, 'told');
    const descriptor = openSync(told, 'a');
    const limit = 60_000 + pages.length * secondsEach * 1_000;
    const lanes = availableParallelism();
    // When it ends badly itself, what it hasn't told runs the other way.
    await ended(python, [runner, String(lanes), String(secondsEach), list], base, descriptor, limit);
    closeSync(descriptor);
    return new Map(
      readFileSync(told, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{"index"'))
        .map((line) => JSON.parse(line) as { index: number; well: boolean })
        .filter(({ well }) => well)
        .map(({ index }) => [index, { results: readResults(tasks[index]?.results ?? ''), kept: new Map() }]),
    );
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}
