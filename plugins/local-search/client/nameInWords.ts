import { isEntry, isMember, joinedName } from '../shared/entries';
import { termsIn } from '../shared/tokenizer';
import type { SearchRecord } from '../shared/types';
import type { Query } from './query';
import { remembered } from './remembered';

/** A shorter beginning fits too many names. */
const fewestLetters = 4;
/** A name of fewer words may stand in a query by chance: `bollinger bands` doesn't, but `cache` and `on stop` do. */
const fewestWords = { own: 2, member: 3 };

/** How a query has the name of an entry in plain words. */
export type NamedInWords =
  /** It is the name, of an order type without its last word too: `max notional per order`, `stop limit`. */
  | 'is'
  /** It is the beginning of one, and no word of its own: `quotetickd`. */
  | 'begins'
  /** It has all words of the name among others: `are bollinger bands made of closing prices`. */
  | 'held';

/**
 * Whether a query names an entry in plain words.
 *
 * @param vocabulary - all words of the site: who types `margin` may mean any of its sections
 */
export function nameInWords(
  record: SearchRecord,
  { name, words, terms }: Query,
  vocabulary: ReadonlySet<string>,
): NamedInWords | undefined {
  // A name in code is matched as such.
  if (!isEntry(record.kind) || words.some(({ isIdentifier }) => isIdentifier)) return undefined;
  const names = remembered(joined, record, () => joinedNames(record));
  if (words.length > 1 && (names.includes(name) || names.includes(`${name}order`))) return 'is';
  const isBegun = words.at(-1)?.isOpen && name.length >= fewestLetters && !vocabulary.has(name);
  if (isBegun && names.some((one) => one.startsWith(name))) return 'begins';
  const title = remembered(titles, record, () => termsIn(record.headings.at(-1) ?? ''));
  const isHeld =
    title.length >= fewestWords[isMember(record.kind) ? 'member' : 'own'] &&
    title.length < words.length &&
    title.every((term) => terms.has(term));
  return isHeld ? 'held' : undefined;
}

function joinedNames({ headings, names = [] }: SearchRecord): string[] {
  return [headings.at(-1) ?? '', ...names].map(joinedName);
}

const joined = new WeakMap<SearchRecord, readonly string[]>();
const titles = new WeakMap<SearchRecord, readonly string[]>();
