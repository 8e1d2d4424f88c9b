import { namesIn, nameTerm } from '../shared/entries';
import type { SearchRecord } from '../shared/types';
import type { Query } from './query';

/**
 * The address of the line that a reader asked for by name: of an enum's member, or of a config's field. The reference gives
 * each line the address of its class, a dot and its name.
 *
 * @returns undefined where no line was asked for
 */
export function rowAddress(record: SearchRecord, { words }: Query): string | undefined {
  const { kind, url } = record;
  if (kind !== 'enum' && kind !== 'config') return undefined;
  const asked = new Set(words.filter(({ isIdentifier }) => isIdentifier).map(({ raw }) => nameTerm(raw)));
  const name = namesIn(record).find((known) => asked.has(nameTerm(known)));
  return name === undefined ? undefined : `${url}.${name.slice(name.lastIndexOf('.') + 1)}`;
}
