/**
 * Does a work on each item, a few at a time.
 *
 * @param items - what to work on
 * @param lanes - how many at a time, at least one
 * @param work - what to do with one
 * @returns the results, in the items' order
 * @throws what the first failing work throws
 */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, lanes) }, lane));
  return results;
}
