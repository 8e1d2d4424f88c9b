import { type ChangeMark, markAt } from '../changes/marks';
import type { Entry } from '../facts/reference';
import type { Field } from '../facts/types';
import { type Lookup, typesOf } from './item';
import { joined, type Piece, typePiece } from './pieces';
import { fieldSignature } from './signature';
import { wordsOf } from './words';

/** A field of a configuration. */
export interface FieldView {
  readonly anchor: string;
  readonly name: string;
  /** Whether the configuration declares it itself. */
  readonly isOwn: boolean;
  readonly type: readonly Piece[];
  readonly default?: string;
  readonly defaultValue?: string;
  readonly signature: string;
  readonly mark: ChangeMark | undefined;
  /** The first sentence that is said of it. */
  readonly line?: readonly Piece[];
  /** All that is to be known of it. */
  readonly meaning: readonly Piece[];
}

/**
 * All that a configuration is made with, in the order of its constructor, inherited fields too.
 *
 * @param allKeyword - whether all are keyword-only, which is told once and not of each
 */
export function fieldViews(lookup: Lookup, entry: Entry, allKeyword: boolean): FieldView[] {
  return (entry.symbol.fields ?? []).map((field) => fieldView(lookup, entry, field, allKeyword));
}

function fieldView(lookup: Lookup, entry: Entry, field: Field, allKeyword: boolean): FieldView {
  const { reference, page, comparison } = lookup;
  const { name, owner, constraint, keywordOnly } = field;
  const anchor = `${entry.symbol.anchor}.${name}`;
  // Where it is declared; its own class, too, where no page documents the base. Types are names of that module.
  const home = (owner === undefined ? undefined : reference.byName.get(owner)) ?? entry;
  const declared = { page: home.page, anchor: `${home.symbol.anchor}.${name}` };
  // A class can say of an inherited field what is so in it alone.
  const said = reference.describe(page, anchor) ?? reference.describe(declared.page, declared.anchor);
  const words = (text: string) => wordsOf({ reference, page, anchor: declared.anchor }, text);
  const types = typesOf(lookup, home);
  const meaning: (readonly Piece[])[] = [
    ...(said ? [words([said.line, said.more].filter(Boolean).join(' '))] : []),
    ...(constraint
      ? [[{ text: 'Must be ' }, { text: constraint, as: 'code' } as const, { text: ' when read from JSON.' }]]
      : []),
    ...(keywordOnly && !allKeyword ? [[{ text: 'Keyword only.' }]] : []),
    ...(owner ? [[{ text: 'From ' }, typePiece(reference, owner), { text: '.' }]] : []),
  ];
  return {
    anchor,
    name,
    isOwn: owner === undefined,
    type: types(field.type),
    ...(field.default === undefined ? {} : { default: field.default }),
    ...(field.defaultValue === undefined ? {} : { defaultValue: field.defaultValue }),
    signature: fieldSignature(field),
    mark: markAt(comparison, page, anchor) ?? markAt(comparison, declared.page, declared.anchor),
    ...(said ? { line: words(said.line) } : {}),
    meaning: joined(meaning, ' '),
  };
}
