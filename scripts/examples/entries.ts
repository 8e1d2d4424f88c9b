import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedVersions } from '../../config/versions';
import type { ExamplePage } from '../../plugins/examples/node/pages';
import { type EntryExample, readEntryExamples } from '../../plugins/reference/node/examples/read';
import {
  type EntryRecord,
  type EntryRecords,
  entryRecordsFile,
  readEntryRecords,
} from '../../plugins/reference/node/examples/records';
import { isOf } from '../../plugins/reference/node/examples/shown';
import { readReference } from '../../plugins/reference/node/facts/reference';
import { lostExamples, staleEntryExamples } from '../../plugins/reference/node/gates/examples';
import type { PageRun } from './page';
import { sameRun } from './write';

/**
 * The examples of the reference's entries, each as a page of one block, so that they run as pages do.
 *
 * @returns for each version those that it has
 * @throws Error with the file of an example that is not as it should be, or whose entry a version doesn't have
 */
export function entryPages(root: string): readonly ExamplePage[] {
  const examples = readEntryExamples(root);
  if (examples.length === 0) return [];
  return documentedVersions.flatMap(({ name: version }) => {
    const lost = lostExamples(examples, readReference(root, version));
    if (lost.length > 0) throw new Error(lost.join('\n'));
    return examples.filter((example) => isOf(version, example)).map((example) => entryPage(version, example));
  });
}

/** An example as a page of one block. */
export function entryPage(version: string, { key, file, example }: EntryExample): ExamplePage {
  const programs = [{ examples: [example], files: new Map<string, string>() }];
  return { version, page: key, file, chartFiles: [], programs, examples: [example] };
}

/** A run as it is to be kept. */
export function recordOf({ records: [record] }: PageRun): EntryRecord | undefined {
  if (!record?.date || !record.output) return undefined;
  return { hash: record.hash, date: record.date, output: record.output };
}

/** What is wrong with a run before any comparison: an example teaches nothing when it prints nothing. */
export function silent(run: PageRun): readonly string[] {
  if (run.failures.length > 0 || recordOf(run)) return [];
  return [`${run.page.file}: the example prints nothing on ${run.page.version}`];
}

/**
 * What a run did otherwise than the kept one, one line each, with its file.
 *
 * @param kept - the version's runs
 */
export function entryDifferences(run: PageRun, kept: EntryRecords): readonly string[] {
  const { file, version, page } = run.page;
  const now = recordOf(run);
  const before = kept.entries[page];
  if (!now) return [];
  if (before?.hash !== now.hash) return [`${file}: this example changed since its last run on ${version}`];
  if (sameRun({ ...before, outcome: 'ran' }, { ...now, outcome: 'ran' })) return [];
  return [
    `${file}: the example printed something else than its entry in ${version} shows\n  now:\n${now.output}\n  in the entry:\n${before.output}`,
  ];
}

/**
 * Holds runs against what is kept.
 *
 * @param isAll - whether all examples ran: then runs that are kept of none are told too
 */
export function checkedEntries(root: string, runs: readonly PageRun[], isAll: boolean): readonly string[] {
  const examples = isAll ? readEntryExamples(root) : [];
  return documentedVersions.flatMap(({ name }) => {
    const own = runs.filter(({ page }) => page.version === name);
    if (own.length === 0) return [];
    const kept = readEntryRecords(root, name);
    const gone = isAll
      ? staleEntryExamples(examples, name, kept).filter((line) => line.includes('has no example'))
      : [];
    return [...own.flatMap((run) => [...silent(run), ...entryDifferences(run, kept)]), ...gone];
  });
}

/**
 * Puts new runs among the kept ones.
 *
 * @param kept - the runs so far
 * @param runsOn - the package that the new ones ran on
 * @param now - the new records by page and anchor
 * @param keys - of the examples that are there; runs of others go
 */
export function mergedEntries(
  kept: EntryRecords | undefined,
  runsOn: string,
  now: ReadonlyMap<string, EntryRecord>,
  keys: readonly string[],
): EntryRecords {
  const entries = [...keys].sort().flatMap((key): [string, EntryRecord][] => {
    const old = kept?.entries[key];
    const own = now.get(key);
    if (!own) return old ? [[key, old]] : [];
    // A new day alone says nothing new.
    const isSame = old?.hash === own.hash && sameRun({ ...old, outcome: 'ran' }, { ...own, outcome: 'ran' });
    return [[key, isSame ? old : own]];
  });
  return { version: runsOn, entries: Object.fromEntries(entries) };
}

/** Keeps the runs of examples that ended well. */
export function keepEntries(root: string, all: readonly ExamplePage[], runs: readonly PageRun[]): void {
  for (const { name, runsOn } of documentedVersions) {
    const own = runs.filter(({ page }) => page.version === name);
    if (own.length === 0) continue;
    const now = new Map(
      own.flatMap((run) => {
        const record = run.failures.length === 0 ? recordOf(run) : undefined;
        return record ? [[run.page.page, record] as const] : [];
      }),
    );
    const keys = all.filter(({ version }) => version === name).map(({ page }) => page);
    const records = mergedEntries(keptEntries(root, name), runsOn, now, keys);
    writeFileSync(join(root, entryRecordsFile(name)), `${JSON.stringify(records, null, 2)}\n`);
  }
}

/** The kept runs; none before the first. */
function keptEntries(root: string, version: string): EntryRecords | undefined {
  return existsSync(join(root, entryRecordsFile(version))) ? readEntryRecords(root, version) : undefined;
}
