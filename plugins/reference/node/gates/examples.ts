import { anchorsOf } from '../facts/members';
import type { Reference } from '../facts/reference';
import type { EntryExample } from '../examples/read';
import type { EntryRecords } from '../examples/records';
import { isOf } from '../examples/shown';

/**
 * Finds examples whose entry a version doesn't have.
 *
 * @returns one line each, with its file
 */
export function lostExamples(examples: readonly EntryExample[], reference: Reference): readonly string[] {
  const { version, pages } = reference;
  const known = new Map<string, ReadonlySet<string>>();
  const anchors = (page: string) => {
    const found =
      known.get(page) ?? new Set((pages.get(page) ?? []).flatMap(({ symbol }) => anchorsOf(symbol)));
    known.set(page, found);
    return found;
  };
  return examples
    .filter((example) => isOf(version, example) && !anchors(example.page).has(example.anchor))
    .map(({ file, page, anchor }) => `${file}: ${version} has no entry '${anchor}' on the page '${page}'`);
}

/**
 * What of the examples and of the kept runs of a version doesn't belong together.
 *
 * @returns one line each, with file: examples that changed or never ran, and runs of examples that are no more
 */
export function staleEntryExamples(
  examples: readonly EntryExample[],
  version: string,
  { entries }: EntryRecords,
): readonly string[] {
  const own = examples.filter((example) => isOf(version, example));
  const stale = own
    .filter(({ key, example }) => entries[key]?.hash !== example.hash)
    .map(({ file }) => `${file}: this example changed since its last run on ${version}`);
  const known = new Set(own.map(({ key }) => key));
  const gone = Object.keys(entries).filter((key) => !known.has(key));
  return [...stale, ...gone.map((key) => `${key}: its run on ${version} is kept, but it has no example`)];
}
