interface Collection {
  readonly source: { readonly sourceId: string };
  readonly items: readonly unknown[];
}

/**
 * The row that Enter opens once results are there: the first hit, which stands under the row that asks.
 *
 * @param collections - the modal's groups of rows
 * @param chosen - the row chosen so far, counted over all groups
 */
export function firstChoice(collections: readonly Collection[], chosen: number | null): number | null {
  if (chosen !== 1) return chosen;
  const [first, ...others] = collections;
  const hasHits = others.some(({ items }) => items.length > 0);
  return first?.source.sourceId === 'askAI' && hasHits ? 1 : 0;
}
