import { isEntry, joinedName } from '../shared/entries';
import type { SearchRecord } from '../shared/types';
import type { Query } from './query';
import { remembered } from './remembered';

/** A shorter beginning fits too many names. */
const fewestLetters = 4;

/**
 * Whether a query is the name of an entry in plain words, or the beginning of one that is no word of its own: `max notional
 * per order`, `quotetickd`.
 *
 * @param vocabulary - all words of the site: who types `margin` may mean any of its sections
 */
export function nameInWords(
  record: SearchRecord,
  { name, words }: Query,
  vocabulary: ReadonlySet<string>,
): 'is' | 'begins' | undefined {
  // A name in code is matched as such.
  if (!isEntry(record.kind) || words.some(({ isIdentifier }) => isIdentifier)) return undefined;
  const names = remembered(joined, record, () => joinedNames(record));
  if (words.length > 1 && names.includes(name)) return 'is';
  const isBegun = words.at(-1)?.isOpen && name.length >= fewestLetters && !vocabulary.has(name);
  return isBegun && names.some((one) => one.startsWith(name)) ? 'begins' : undefined;
}

function joinedNames({ headings, names = [] }: SearchRecord): string[] {
  return [headings.at(-1) ?? '', ...names].map(joinedName);
}

const joined = new WeakMap<SearchRecord, readonly string[]>();
