import { termsIn } from '../shared/tokenizer';
import type { SearchRecord } from '../shared/types';
import { readByPlace } from './byPlace';

/** Where the words stand by which readers ask for a section, a file a page: anchor → phrases. */
export const searchWordsFolder = 'facts/search-words';

/**
 * How readers ask for sections, in words that the sections themselves may not have.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @returns phrases by place: `concepts/orders#stops`; a page's introduction has its path alone
 * @throws Error that names the file and the place, on any other shape
 */
export function readSearchWords(siteDir: string): Map<string, readonly string[]> {
  return readByPlace(siteDir, searchWordsFolder, isPhrases, 'a list of phrases in lower case');
}

function isPhrases(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string' && one.trim() !== '' && one === one.toLowerCase())
  );
}

/**
 * Words on sections that no version has: a heading may have gone or been renamed.
 *
 * @param places - paths of all sections of all versions, below the version
 */
export function idleSearchWords(
  words: ReadonlyMap<string, readonly string[]>,
  places: ReadonlySet<string>,
): string[] {
  return [...words.keys()].filter((place) => !places.has(place));
}

/** Whether a phrase has a word that its section's heading and page don't have: else it only repeats them. */
export function isTelling(
  phrase: string,
  { page, headings }: Pick<SearchRecord, 'page' | 'headings'>,
): boolean {
  const known = new Set(termsIn([page, ...headings.slice(-1)].join(' ')));
  return termsIn(phrase).some((term) => !known.has(term));
}
