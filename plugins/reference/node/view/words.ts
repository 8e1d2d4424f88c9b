import type { Reference } from '../facts/reference';
import type { Place } from '../facts/types';
import type { Piece } from './pieces';

/** What a description speaks of: its own members and parameters are meant first. */
interface Subject {
  readonly reference: Reference;
  /** The page that the description stands on. */
  readonly page: string;
  /** The entry or member that is described. */
  readonly anchor: string;
  /** What it is called with; in what is said of a call, their names mean them and nothing else. */
  readonly parameters?: readonly { readonly name: string }[] | undefined;
  /** Whether it is a class, whose constructor is called. */
  readonly isClass?: boolean;
}

/** Reads a description: `code` in backticks becomes code, linked where it names a symbol for certain. */
export function wordsOf(subject: Subject, text: string): Piece[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 0 ? { text: part } : codePiece(subject, part)))
    .filter((piece) => piece.text !== '');
}

function codePiece(subject: Subject, code: string): Piece {
  const to = placeNamed(subject, code.replace(/\(\)$/, ''));
  return { text: code, as: 'code', ...(to && to.anchor !== subject.anchor ? { to } : {}) };
}

function placeNamed(subject: Subject, name: string): Place | undefined {
  if (!/^[A-Za-z_][\w.]*$/.test(name)) return undefined;
  const { reference, page, anchor, parameters = [], isClass } = subject;
  const owner = anchor.includes('.') ? anchor.slice(0, anchor.lastIndexOf('.')) : anchor;
  const own = [`${owner}.${name}`, name]
    .flatMap((written) => reference.symbols.placesOf(written))
    // A word in capitals is a value far more often than the constant of that name.
    .filter(({ kind }) => kind !== 'constant' || name.includes('_'));
  const place = own.find((one) => one.page === page) ?? (own.length === 1 ? own[0] : undefined);
  // A parameter of its own is meant, not the method of that name. What a constructor takes often is an attribute, too.
  const isParameter = parameters.some((one) => one.name === name);
  return isParameter && (!isClass || place?.kind === 'method') ? undefined : place;
}
