import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readRecords,
  recordsFile,
  type ExampleRecord,
  type ExampleRecords,
} from '../../plugins/examples/node/records';
import { masked } from '../../plugins/examples/node/mask';

/**
 * Puts new runs among the kept ones.
 *
 * @param kept - the runs so far
 * @param version - the package that the new ones ran on
 * @param runs - the new records, by page
 * @param pages - the pages that hold Python blocks; runs of others go
 */
export function merged(
  kept: ExampleRecords | undefined,
  version: string,
  runs: ReadonlyMap<string, readonly ExampleRecord[]>,
  pages: readonly string[],
): ExampleRecords {
  const before = kept?.pages ?? {};
  const all = [...pages].sort().map((page): [string, readonly ExampleRecord[]] => {
    const old = before[page] ?? [];
    const now = runs.get(page);
    return [page, now ? now.map((record, index) => same(old[index], record) ?? record) : old];
  });
  return { version, pages: Object.fromEntries(all.filter(([, records]) => records.length > 0)) };
}

/** The record that stands, when a new run says nothing new: its date and its random ids would only make noise. */
function same(old: ExampleRecord | undefined, now: ExampleRecord): ExampleRecord | undefined {
  return old?.hash === now.hash && sameRun(old, now) ? old : undefined;
}

/** Whether two runs of a block came to the same, but for what no run repeats. */
export function sameRun(one: ExampleRecord, other: ExampleRecord): boolean {
  return one.outcome === other.outcome && one.reason === other.reason && logApart(one) === logApart(other);
}

/**
 * What a block printed, and behind it what the platform logged. The log is written by a thread of its own, so its lines stand
 * among the printed ones as it happens; the order within either is the program's.
 */
function logApart({ output = '', date = '' }: ExampleRecord): string {
  const lines = masked(output, date).split('\n');
  const isLogged = (line: string) => /^\S+ \[(?:DEBUG|INFO|WARN|ERROR)\] /.test(line);
  return [...lines.filter((line) => !isLogged(line)), ...lines.filter(isLogged)].join('\n');
}

/** The kept runs, or undefined when none are. @throws Error as `readRecords` does */
export function keptRecords(root: string, version: string): ExampleRecords | undefined {
  return existsSync(join(root, recordsFile(version))) ? readRecords(root, version) : undefined;
}

/** Writes a version's runs. */
export function writeRecords(root: string, version: string, records: ExampleRecords): void {
  writeFileSync(join(root, recordsFile(version)), `${JSON.stringify(records, null, 2)}\n`);
}
