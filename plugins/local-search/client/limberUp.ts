import type { Engine } from './engine';

/** A single letter, which finds most records, and two words. */
const queries = ['s', 'stop order'];

/**
 * Searches when nobody waits: the first query of a fresh engine takes some four times as long as the next, while the browser
 * compiles and each record is read for the first time. Each runs by itself, so that what a reader types waits for one at
 * most.
 */
export async function limberUp(engine: Engine): Promise<void> {
  for (const query of queries) {
    await new Promise((resolve) => setTimeout(resolve));
    engine.find(query);
  }
}
