import type { Field } from './factTypes';
import type { ReferencePage } from './page';
import type { Entry, Reference } from './reference';

/** The entry that declares a field of a configuration: itself, or a base; itself too where no page documents the base. */
export function fieldHome({ byName }: Reference, entry: Entry, { owner }: Field): Entry {
  return (owner === undefined ? undefined : byName.get(owner)) ?? entry;
}

/** The page and anchor under which a field's change is marked: its own, or where it is declared. */
export function markedPlace(
  page: ReferencePage,
  entry: Entry,
  field: Field,
): { readonly page: string; readonly anchor: string } {
  const own = { page: page.page, anchor: `${entry.symbol.anchor}.${field.name}` };
  const home = fieldHome(page.reference, entry, field);
  return home === entry || page.markOf(own.anchor)
    ? own
    : { page: home.page, anchor: `${home.symbol.anchor}.${field.name}` };
}

/**
 * What is said of a field.
 *
 * @returns the words, and the anchor whose names they use; undefined where nothing is said
 */
export function fieldText(
  { page, reference }: ReferencePage,
  entry: Entry,
  field: Field,
): { anchor: string; text: string } | undefined {
  const home = fieldHome(reference, entry, field);
  const anchor = `${home.symbol.anchor}.${field.name}`;
  // A class can say of an inherited field what is so in it alone.
  const said =
    reference.describe(page, `${entry.symbol.anchor}.${field.name}`) ?? reference.describe(home.page, anchor);
  return said && { anchor, text: [said.line, said.more].filter((text) => text !== undefined).join(' ') };
}
