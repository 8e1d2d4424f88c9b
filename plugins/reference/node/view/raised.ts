import { descriptionFile } from '../facts/descriptions';
import type { Reference } from '../facts/reference';
import type { Raised } from '../facts/types';
import { lastPart } from '../text';
import type { Piece } from './pieces';

/** An exception that a call raises. */
export interface RaisedView {
  /** Its short name. */
  readonly error: string;
  /** When it is raised; empty where nobody knows. */
  readonly when: readonly Piece[];
}

/**
 * What a call raises, and when: in our words where a description has them, else as the facts say.
 *
 * @throws Error that names file and symbol, when a description tells of an exception that the facts don't list
 */
export function raisedOf(
  { reference, page }: { readonly reference: Reference; readonly page: string },
  anchor: string,
  raises: readonly Raised[] = [],
): RaisedView[] {
  const said = reference.describe(page, anchor)?.raises ?? {};
  const known = new Set(raises.map(({ error }) => lastPart(error)));
  const unknown = Object.keys(said).find((name) => !known.has(name));
  if (unknown) {
    throw new Error(
      `${descriptionFile(page)}: '${anchor}' says when it raises '${unknown}', which the facts of ${reference.version} don't list.`,
    );
  }
  return raises.map(({ error, when = [] }) => {
    const name = lastPart(error);
    return { error: name, when: piecesOf(said[name] ?? when.join('; ')) };
  });
}

/** Words and code of a text. Its names aren't linked: signature and words above link them already. */
function piecesOf(text: string): Piece[] {
  return text
    .split(/(``.+?``|`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('`') ? { text: part.replace(/^`+ ?| ?`+$/g, ''), as: 'code' } : { text: part },
    );
}
