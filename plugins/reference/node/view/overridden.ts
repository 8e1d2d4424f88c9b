import type { Entry, Reference } from '../facts/reference';
import type { Piece } from './pieces';

/**
 * What a member means that overrides another and of which nothing is said itself: 'As `Indicator.handle_bar`.'
 *
 * @param name - of the member
 * @returns undefined where no ancestor's member of that name is described
 */
export function asOverridden(
  reference: Reference,
  { fullName }: Entry,
  name: string,
): readonly Piece[] | undefined {
  for (const ancestor of reference.symbols.index.lineage[fullName] ?? []) {
    const entry = reference.byName.get(ancestor);
    const anchor = `${entry?.symbol.anchor}.${name}`;
    if (!entry?.symbol.members?.some((member) => member.name === name)) continue;
    if (reference.describe(entry.page, anchor)) {
      return [{ text: 'As ' }, { text: anchor, as: 'code', to: { page: entry.page, anchor } }, { text: '.' }];
    }
  }
  return undefined;
}
