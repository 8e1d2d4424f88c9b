import { isQuotable } from '../shared/quotable';

/**
 * Cuts a program into pieces that an answer can quote: at its empty lines, neighbours together as long as they are short
 * enough. What has no such place to cut at is left out.
 *
 * @param code - a program as it stands
 * @returns pieces of it as they stand, in their order; the program itself where it is short enough
 */
export function codePieces(code: string): string[] {
  const pieces: string[] = [];
  // Blocks and, between two of them, what parts them.
  const parts = code.split(/((?:\n[ \t]*)+\n(?=[ \t]*\S))/);
  for (let at = 0; at < parts.length; at += 2) {
    const block = parts[at] ?? '';
    const joined = `${pieces.at(-1) ?? ''}${parts[at - 1] ?? ''}${block}`;
    if (pieces.length > 0 && isQuotable(joined)) pieces[pieces.length - 1] = joined;
    else pieces.push(block);
  }
  return pieces.filter(isQuotable);
}
