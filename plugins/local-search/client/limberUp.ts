import type { Engine } from './engine';

/** A single letter, which finds most records, and two words. */
const queries = ['s', 'stop order'];

/**
 * Searches when nobody waits: the first query of a fresh engine takes some four times as long as the next, while the browser
 * compiles and each record is read for the first time. Each runs by itself, so that what a reader types waits for one at
 * most.
 */
export function limberUp(engine: Engine): void {
  const [first, ...others] = queries;
  if (first === undefined) return;
  const run = (query: string, rest: readonly string[]) => {
    setTimeout(() => {
      engine.find(query);
      const [next, ...after] = rest;
      if (next !== undefined) run(next, after);
    });
  };
  run(first, others);
}
