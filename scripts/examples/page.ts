import type { ExamplePage } from '../../plugins/examples/node/pages';
import type { Example } from '../../plugins/examples/node/programs';
import type { ExampleRecord } from '../../plugins/examples/node/records';
import { runProgram, type ProgramResult } from './program';

/** The run of a page. */
export interface PageRun {
  readonly page: ExamplePage;
  /** Records of its Python blocks, in the page's order; a block that failed or wasn't reached has none. */
  readonly records: readonly (ExampleRecord | undefined)[];
  /** What went wrong, one line each, with file and line. */
  readonly failures: readonly string[];
  /** Text of the files that the page's charts show, by name. */
  readonly kept: ReadonlyMap<string, string>;
}

/**
 * Runs all programs of a page.
 *
 * @param python - what runs them
 * @param date - today, as 2026-11-21
 * @param run - runs one of its programs
 */
export async function runPage(
  python: string,
  page: ExamplePage,
  date: string,
  run = runProgram,
): Promise<PageRun> {
  const records = new Map<Example, ExampleRecord>();
  const failures: string[] = [];
  const kept = new Map<string, string>();
  for (const program of page.programs) {
    const result = await run(python, page.file, program, page.chartFiles);
    for (const [name, text] of result.kept) kept.set(name, text);
    program.examples.forEach((example, index) => {
      const done = result.results[index];
      if (done && !done.error && !(result.end && index === result.results.length - 1)) {
        records.set(example, { hash: example.hash, outcome: 'ran', date, output: done.output });
      }
    });
    failures.push(...failuresOf(page.file, program.examples, result));
  }
  for (const name of page.chartFiles.filter((file) => !kept.has(file))) {
    failures.push(`${page.file}: no program left the file ${name} that a chart of the page shows`);
  }
  for (const example of page.examples) {
    const { skip } = example.block.meta;
    if (skip !== undefined) {
      records.set(example, { hash: example.hash, outcome: 'skipped', reason: skip });
    }
  }
  return { page, records: page.examples.map((example) => records.get(example)), failures, kept };
}

function failuresOf(file: string, examples: readonly Example[], { results, end }: ProgramResult): string[] {
  const last = results.at(-1);
  const indent = (text: string) => text.replaceAll(/^/gm, '    ');
  const printed = last?.output ? `\n  it had printed:\n${indent(last.output.slice(-2000))}` : '';
  if (last?.error) {
    const { type, message, line } = last.error;
    return [`${file}:${line}: ${type}: ${message}${printed}`];
  }
  if (!end) return [];
  const block = (examples[results.length - 1] ?? examples[0])?.block;
  return [`${file}:${block?.line ?? 1}: ${end}${printed}`];
}
