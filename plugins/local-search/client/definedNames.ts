import { isEntry, namesIn } from '../shared/entries';
import type { SearchRecord } from '../shared/types';
import type { QueryWord } from './query';
import { remembered } from './remembered';

/** An entry's own names. */
export function definedNames(record: SearchRecord): ReadonlySet<string> {
  return remembered(
    namesOf,
    record,
    () => new Set(isEntry(record.kind) ? [record.headings.at(-1) ?? '', ...namesIn(record)] : []),
  );
}

const namesOf = new WeakMap<SearchRecord, ReadonlySet<string>>();

/** Whether an entry that bears the name of a word bears it in this spelling: `OrderSide` is no `order_side`. */
export function isSpelt(record: SearchRecord, { raw, isIdentifier }: QueryWord): boolean {
  return !isIdentifier || !isEntry(record.kind) || definedNames(record).has(raw);
}
