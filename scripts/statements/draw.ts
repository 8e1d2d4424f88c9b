/**
 * Draws some of the items at random, the same ones for the same seed.
 *
 * @param items - what to draw from
 * @param count - how many; all when there are fewer
 * @param seed - any whole number
 * @returns in the order in which they were drawn, none twice
 */
export function draw<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const next = random(seed);
  const left = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(Math.floor(next() * left.length), 1));
  }
  return drawn;
}

/** Mulberry32: numbers from 0 up to 1, well spread and the same on every machine. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
