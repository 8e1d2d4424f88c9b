import type { Chart } from '../kinds/kind';

/**
 * What the cards of a chart say, as the browser reads it (client/card.ts): for each place on the axis, from 0 at the
 * first to 1 at the last, a title and lines of name and value.
 *
 * @returns JSON
 */
export function cardsOf({ points }: Chart): string {
  const places = points.map(({ at }) => at);
  const first = places.reduce((a, b) => Math.min(a, b), Infinity);
  const span = places.reduce((a, b) => Math.max(a, b), -Infinity) - first || 1;
  return JSON.stringify(
    points.map(({ at, title, lines }) => [Number(((at - first) / span).toFixed(5)), title, lines]),
  );
}
