/** What to try when nothing was found and nothing comes near. */
const topics = ['orders', 'backtesting', 'data catalog'];

/**
 * Other queries for one that finds nothing.
 *
 * @param result - one result of the search client; the embedded one brings queries that come near
 */
export function suggestions(result: { suggestions?: unknown }): string[] {
  const near = Array.isArray(result.suggestions)
    ? result.suggestions.filter((text) => typeof text === 'string')
    : [];
  return near.length > 0 ? near : topics;
}
