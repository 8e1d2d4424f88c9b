import type { Names, Place } from '../facts/types';
import type { Entry, Reference } from '../facts/reference';
import { lastPart } from '../text';

/** A run of words or code, with the entry that it leads to. Writers decide what that looks like. */
export interface Piece {
  readonly text: string;
  /** `code`, or a documented `type` by its name; plain text where it is missing. */
  readonly as?: 'code' | 'type';
  readonly to?: Place;
}

/** Pieces as they read. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Lists of pieces as one, with a text between each two. */
export function joined(lists: readonly (readonly Piece[])[], between: string): Piece[] {
  return lists.flatMap((pieces, index) => (index > 0 ? [{ text: between }, ...pieces] : pieces));
}

/** Words and `code` of inline Markdown, without links. */
export function plainPieces(text: string): Piece[] {
  return text
    .split(/(``.+?``|`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('`') ? { text: part.replace(/^`+ ?| ?`+$/g, ''), as: 'code' } : { text: part },
    );
}

/** Where an entry stands. */
export function placeOf({ page, symbol }: Entry): Place {
  return { page, anchor: symbol.anchor };
}

/** A class by its last name, linked where it has an entry. */
export function typePiece({ byName }: Reference, fullName: string): Piece {
  const entry = byName.get(fullName);
  return { text: lastPart(fullName), as: 'type', ...(entry ? { to: placeOf(entry) } : {}) };
}

/** Names with their attributes, texts in quotes, and all else a character at a time. */
const typeTokens = /[A-Za-z_][\w.]*|'[^']*'|"[^"]*"|[^A-Za-z_'"]+|./g;

/** Writes a type as pieces, its names linked to their entries. */
export type TypeReader = (type: string) => readonly Piece[];

const readers = new WeakMap<Names, TypeReader>();

/**
 * Reads the types of a module's signatures.
 *
 * @param names - documented full name of each short name in them
 */
export function typeReader({ byName }: Reference, names: Names): TypeReader {
  const known = readers.get(names);
  if (known) return known;
  const types = new Map<string, readonly Piece[]>();
  const piece = (text: string): Piece => {
    const full = names[text];
    const entry = full === undefined ? undefined : byName.get(full);
    return entry ? { text, to: placeOf(entry) } : { text };
  };
  const reader: TypeReader = (type) => {
    const pieces = types.get(type) ?? (type.match(typeTokens) ?? []).map(piece);
    types.set(type, pieces);
    return pieces;
  };
  readers.set(names, reader);
  return reader;
}
