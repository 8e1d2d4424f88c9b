import type { Entry } from '../facts/reference';
import { decoratedMembers, enumMembers, memberGroups } from '../facts/members';
import { type FieldView, fieldViews } from './fields';
import { type ItemView, type Lookup, memberItem, symbolItem } from './item';
import { isRustEnum, rustEnumNote, toldBases } from './kinds';
import { type Piece, typePiece } from './pieces';
import { constructionOf } from './signature';
import { wordsOf } from './words';

/** Members that a class has from one of its ancestors. */
export interface InheritedView {
  readonly from: Piece;
  /** With their places the first time that a page lists their class. */
  readonly names: readonly Piece[];
  readonly isFirst: boolean;
}

/** The entry of a class, configuration, enum or exception. */
export interface EntryView extends ItemView {
  /** Its name where entries of the page are listed; namesakes have their module with them. */
  readonly title: string;
  readonly internal: boolean;
  /** The module to import it from. */
  readonly importFrom: string;
  /** What Python says when that module can't be imported. */
  readonly importError: string | undefined;
  readonly bases: readonly Piece[];
  /** What a reader may not expect of its kind. */
  readonly note: readonly Piece[] | undefined;
  /** How an object is made: by the call of the signature, as another class is, or as the fields or values tell. */
  readonly made: 'call' | 'fields' | Piece | undefined;
  readonly allKeyword: boolean;
  readonly fields: readonly FieldView[];
  readonly values: readonly ItemView[];
  readonly groups: readonly { readonly title: string; readonly members: readonly ItemView[] }[];
  readonly inherited: readonly InheritedView[];
  /** Names of what its decorator writes. */
  readonly decorated: readonly string[];
}

/**
 * An entry, ready to be written.
 *
 * @param title - its name in lists
 * @param firstHeirs - the first entry of the page that inherits from a class, by the class's full name
 */
export function entryView(
  lookup: Lookup,
  entry: Entry,
  title: string,
  firstHeirs: ReadonlyMap<string, Entry>,
): EntryView {
  const { reference, page } = lookup;
  const { symbol, module, importFrom } = entry;
  const { anchor, fields = [] } = symbol;
  const allKeyword = fields.length > 0 && fields.every(({ keywordOnly }) => keywordOnly);
  const items = (members: ReturnType<typeof enumMembers>) =>
    members.map((member) => memberItem(lookup, entry, member));
  return {
    ...symbolItem(lookup, entry),
    title,
    internal: symbol.internal ?? false,
    importFrom,
    importError: module.importError,
    bases: toldBases(symbol).map((base) => typePiece(reference, base)),
    note: isRustEnum(symbol) ? wordsOf({ reference, page, anchor }, rustEnumNote) : undefined,
    made: madeBy(lookup, entry),
    allKeyword,
    fields: fieldViews(lookup, entry, allKeyword),
    values: items(enumMembers(symbol)),
    groups: memberGroups(symbol).map((group) => ({ title: group.title, members: items(group.members) })),
    inherited: inheritedViews(lookup, entry, firstHeirs),
    decorated: decoratedMembers(symbol),
  };
}

function madeBy({ reference }: Lookup, { symbol }: Entry): EntryView['made'] {
  if (symbol.fields) return 'fields';
  if (symbol.kind === 'enum') return undefined;
  if (constructionOf(symbol)) return 'call';
  return symbol.constructorOf ? typePiece(reference, symbol.constructorOf) : undefined;
}

function inheritedViews(
  { reference }: Lookup,
  entry: Entry,
  firstHeirs: ReadonlyMap<string, Entry>,
): InheritedView[] {
  const { fields = [], inherited = [] } = entry.symbol;
  // Fields of configurations stand in their table.
  const isField = new Set(fields.map(({ name }) => name));
  return inherited.flatMap(({ from, names }) => {
    const told = names.filter((name) => !isField.has(name));
    if (told.length === 0) return [];
    const isFirst = firstHeirs.get(from) === entry;
    const home = isFirst ? reference.byName.get(from) : undefined;
    const known = new Set(home?.symbol.members?.map(({ name }) => name));
    const pieces = told.map((name): Piece => {
      const to = home && known.has(name) && { page: home.page, anchor: `${home.symbol.anchor}.${name}` };
      return { text: name, as: 'code', ...(to ? { to } : {}) };
    });
    return [{ from: typePiece(reference, from), names: pieces, isFirst }];
  });
}
