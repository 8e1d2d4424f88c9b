/** Where a text is cut, best first: between blocks, sentences, words. */
const boundaries = ['\n', '. ', ' '];

/**
 * Cuts what fits off a text: between blocks, else sentences, else words, else anywhere between two characters. Nothing but
 * the white space at the cut is left out.
 *
 * @param most - bytes of the piece as JSON, without its quotation marks; 12 or more, so that any character fits
 * @returns the piece, and what is left; '' where all fits
 */
export function cutText(text: string, most: number): readonly [piece: string, rest: string] {
  const piece = firstPiece(text, most);
  return [piece.trimEnd(), text.slice(piece.length).trimStart()];
}

function firstPiece(text: string, most: number): string {
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += jsonBytes(character) - 2;
    if (bytes > most) break;
    end += character.length;
  }
  if (end === text.length) return text;
  const head = text.slice(0, end);
  for (const boundary of boundaries) {
    const at = head.lastIndexOf(boundary);
    // A boundary near the beginning would make many short pieces.
    if (at > end / 2) return head.slice(0, at + boundary.length);
  }
  return head;
}

/**
 * Takes what fits from the beginning of a list of names.
 *
 * @param most - bytes of the taken ones as JSON, without their brackets
 */
export function cutNames(
  names: readonly string[],
  most: number,
): readonly [taken: readonly string[], rest: readonly string[]] {
  let bytes = 0;
  const end = names.findIndex((name) => (bytes += jsonBytes(name) + 1) > most);
  return end < 0 ? [names, []] : [names.slice(0, end), names.slice(end)];
}

/** How long a value is as the service counts it: its JSON without white space, in UTF-8. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
