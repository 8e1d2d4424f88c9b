import type { Entry } from '../facts/reference';
import { classMembers, decoratedMembers, enumMembers } from '../facts/members';
import type { Member, Place } from '../facts/types';
import { type FieldView, fieldViews } from './fields';
import { type ItemView, type Lookup, memberItem, symbolItem } from './item';
import { isRustEnum, rustEnumNote, toldBases } from './kinds';
import { type Piece, typePiece } from './pieces';
import { groupsOf } from './groups';
import { constructionOf } from './signature';
import { wordsOf } from './words';

/** Members of one use. */
export interface GroupView {
  readonly title: string;
  readonly members: readonly ItemView[];
  /** Those of ancestors that have an entry. */
  readonly inherited: readonly InheritedItem[];
}

/** A member of an ancestor, told in short. */
export interface InheritedItem {
  /** Its address at the heir. */
  readonly anchor: string;
  readonly kind: Member['kind'];
  readonly name: string;
  /** Where it is defined, by the name of its class. */
  readonly from: Piece;
  readonly item: ItemView;
  readonly to: Place;
}

/** Members of an ancestor that are named alone. */
interface InheritedView {
  readonly from: Piece;
  readonly names: readonly string[];
}

/** The entry of a class, configuration, enum or exception. */
export interface EntryView extends ItemView {
  /** Its name where entries of the page are listed; namesakes have their module with them. */
  readonly title: string;
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
  readonly groups: readonly GroupView[];
  readonly inherited: readonly InheritedView[];
  /** Names of what its decorator writes. */
  readonly decorated: readonly string[];
}

/**
 * An entry, ready to be written.
 *
 * @param title - its name in lists
 * @param namesOnly - whether what it inherits is named alone, as in an aside
 */
export function entryView(lookup: Lookup, entry: Entry, title: string, namesOnly: boolean): EntryView {
  const { reference, page } = lookup;
  const { symbol, module, importFrom } = entry;
  const { anchor, fields = [] } = symbol;
  const allKeyword = fields.length > 0 && fields.every(({ keywordOnly }) => keywordOnly);
  const inherited = inheritedOf(lookup, entry, namesOnly);
  return {
    ...symbolItem(lookup, entry),
    title,
    importFrom,
    importError: module.importError,
    bases: toldBases(symbol).map((base) => typePiece(reference, base)),
    note: isRustEnum(symbol) ? wordsOf({ reference, page, anchor }, rustEnumNote) : undefined,
    made: madeBy(lookup, entry),
    allKeyword,
    fields: fieldViews(lookup, entry, allKeyword),
    values: enumMembers(symbol).map((member) => memberItem(lookup, entry, member)),
    groups: groupViews(lookup, entry, inherited.items),
    inherited: inherited.named,
    decorated: decoratedMembers(symbol),
  };
}

function groupViews(lookup: Lookup, entry: Entry, inherited: readonly InheritedItem[]): GroupView[] {
  const own = classMembers(entry.symbol);
  return groupsOf<Member | InheritedItem>([...own, ...inherited]).map(({ title, members }) => ({
    title,
    members: own.filter((one) => members.includes(one)).map((member) => memberItem(lookup, entry, member)),
    inherited: inherited.filter((one) => members.includes(one)),
  }));
}

function madeBy({ reference }: Lookup, { symbol }: Entry): EntryView['made'] {
  if (symbol.fields) return 'fields';
  if (symbol.kind === 'enum') return undefined;
  if (constructionOf(symbol)) return 'call';
  return symbol.constructorOf ? typePiece(reference, symbol.constructorOf) : undefined;
}

/** What it inherits: members of entries, in full once and told in short here, and names of which no entry tells. */
function inheritedOf(
  lookup: Lookup,
  { symbol }: Entry,
  namesOnly: boolean,
): { items: InheritedItem[]; named: InheritedView[] } {
  const { reference } = lookup;
  const { anchor, fields = [], inherited = [], members = [] } = symbol;
  // Fields of configurations stand in their table.
  const told = new Set([...fields, ...members].map(({ name }) => name));
  const items: InheritedItem[] = [];
  const named: InheritedView[] = [];
  for (const { from: owner, names } of inherited) {
    const from = typePiece(reference, owner);
    const home = namesOnly ? undefined : reference.byName.get(owner);
    const rest: string[] = [];
    for (const name of names) {
      if (told.has(name)) continue;
      told.add(name);
      const member = home?.symbol.members?.find((one) => one.name === name);
      if (!home || !member) {
        rest.push(name);
        continue;
      }
      const item = memberItem(lookup, home, member);
      const to = { page: home.page, anchor: item.anchor };
      items.push({ anchor: `${anchor}.${name}`, kind: member.kind, name, from, item, to });
    }
    if (rest.length > 0) named.push({ from, names: rest });
  }
  return { items, named };
}
