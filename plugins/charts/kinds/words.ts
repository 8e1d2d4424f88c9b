import { numberText } from '../data/numbers';
import { timeWriter } from '../data/time';
import type { SeriesData } from './series';

export function withUnit(value: number, unit: string | undefined): string {
  return unit === undefined ? numberText(value) : `${numberText(value)} ${unit}`;
}

/** ` in USD`, or nothing. */
export const inUnit = (unit: string | undefined): string => (unit === undefined ? '' : ` in ${unit}`);

export function plural(count: number, word: string): string {
  return `${numberText(count)} ${word}${count === 1 ? '' : 's'}`;
}

/** Says in words what series show. */
export function seriesWords(name: string, { positions, series, csv }: SeriesData, unit: string | undefined) {
  const count = plural(csv.rows.length, 'row');
  const range = positions.kind === 'text' ? count : `${count}, ${rangeOf(positions, csv.header[0] ?? '')}`;
  const each = series.map((one) => {
    const known = one.values.filter((value) => value !== undefined);
    return `${one.name}: ${extremes('first', known[0], 'last', known.at(-1), known, known)}.`;
  });
  return [`${name}${inUnit(unit)}, ${range}.`, ...each].join(' ');
}

function rangeOf(
  { kind, values }: { kind: 'time' | 'number'; values: readonly number[] },
  name: string,
): string {
  if (kind === 'time') return timeRange(values);
  return `${name} ${numberText(values[0] ?? 0)} to ${numberText(values.at(-1) ?? 0)}`;
}

/** `2024-01-01 to 2024-01-02`, with the zone where it says hours. */
export function timeRange(times: readonly number[]): string {
  const write = timeWriter(times);
  const from = write(times[0] ?? 0);
  return `${from} to ${write(times.at(-1) ?? 0)}${from.length > 10 ? ' UTC' : ''}`;
}

/** `first 1, last 2, lowest 0, highest 3`. */
export function extremes(
  firstName: string,
  first: number | undefined,
  lastName: string,
  last: number | undefined,
  lows: readonly number[],
  highs: readonly number[],
): string {
  const lowest = lows.reduce((a, b) => Math.min(a, b), Infinity);
  const highest = highs.reduce((a, b) => Math.max(a, b), -Infinity);
  return (
    `${firstName} ${numberText(first ?? 0)}, ${lastName} ${numberText(last ?? 0)}, ` +
    `lowest ${numberText(lowest)}, highest ${numberText(highest)}`
  );
}
