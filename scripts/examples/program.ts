import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from '../../plugins/examples/node/programs';
import { inNewFolder } from '../lib/new-folder';
import { plain } from './plain';
import { runPython } from './runPython';

/** What a block did. */
interface BlockResult {
  /** What it printed, colours taken away. */
  readonly output: string;
  readonly error?: { readonly type: string; readonly message: string; readonly line: number };
}

/** What a program did. */
export interface ProgramResult {
  /** Of the blocks that were reached, in their order. */
  readonly results: readonly BlockResult[];
  /** How the process ended when not by itself, or not well: its signal, its exit code, or that its time was up. */
  readonly end?: string | undefined;
  /** Text of the files that were asked for and that it left, by name. */
  readonly kept: ReadonlyMap<string, string>;
}

const runner = join(import.meta.dirname, '../../platform/examples/run.py');

/**
 * Runs a program in a process and a folder of its own.
 *
 * @param python - what runs it
 * @param name - what messages and tracebacks call it
 * @param keep - names of files to bring back from its folder
 * @throws Error when the process can't be started
 */
export function runProgram(
  python: string,
  name: string,
  { examples, files }: Program,
  keep: readonly string[] = [],
): Promise<ProgramResult> {
  return inNewFolder(async (base) => {
    const folder = join(base, 'run');
    mkdirSync(folder);
    for (const [file, text] of files) writeFileSync(join(folder, file), text);
    const blocks = examples.map(({ block: { code, line } }) => ({ code, line }));
    const program = join(base, 'program.json');
    const results = join(base, 'results.jsonl');
    writeFileSync(program, JSON.stringify({ page: name, blocks }));
    const { end } = await runPython(python, [runner, program, results], folder);
    const done = readResults(results);
    const reached = done.length < blocks.length && !done.at(-1)?.error;
    const partial = join(base, `results.${done.length}.out`);
    const cut =
      reached && end && existsSync(partial) ? [{ output: plain(readFileSync(partial, 'utf8')) }] : [];
    const kept = new Map(
      keep
        .filter((file) => existsSync(join(folder, file)))
        .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    );
    return { results: [...done, ...cut], kept, end: done.at(-1)?.error ? undefined : end };
  });
}

/** What a run has written of its blocks; nothing where it reached none. */
export function readResults(file: string): BlockResult[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const result = JSON.parse(line) as BlockResult;
      return { ...result, output: plain(result.output) };
    });
}
