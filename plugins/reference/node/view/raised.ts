import type { Reference } from '../facts/reference';
import type { Raised } from '../facts/types';
import { lastPart } from '../text';
import { type Piece, plainPieces } from './pieces';

/** An exception that a call raises. */
export interface RaisedView {
  /** Its short name. */
  readonly error: string;
  /** When it is raised; empty where nobody knows. */
  readonly when: readonly Piece[];
}

/** What a call raises, and when: in our words where a description has them, which may add to the list of the facts. */
export function raisedOf(
  { reference, page }: { readonly reference: Reference; readonly page: string },
  anchor: string,
  raises: readonly Raised[] = [],
): RaisedView[] {
  const said = reference.describe(page, anchor)?.raises ?? {};
  const known = new Set(raises.map(({ error }) => lastPart(error)));
  const added = Object.keys(said).filter((name) => !known.has(name));
  return (
    [...raises, ...added.map((error): Raised => ({ error }))]
      .map(({ error, when = [] }) => ({ error: lastPart(error), cases: when.join('; ') }))
      .sort((one, other) => (one.error < other.error ? -1 : 1))
      // Signature and words above link the names already.
      .map(({ error, cases }) => ({ error, when: plainPieces(said[error] ?? cases) }))
  );
}
