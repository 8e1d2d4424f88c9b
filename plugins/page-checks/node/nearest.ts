import leven from 'leven';

/**
 * What a writer probably meant.
 *
 * @returns the known word that is nearest to `word`, or undefined when none is near
 */
function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, distance: leven(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(word.length < 5 ? 1 : 2, word.length / 4) ? best.name : undefined;
}

/** `; did you mean 'title'?`, or nothing. */
export function hint(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `; did you mean '${meant}'?`;
}
