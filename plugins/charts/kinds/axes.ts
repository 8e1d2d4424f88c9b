import { axisWriter } from '../data/numbers';
import type { Room } from './kind';

/**
 * A token as a colour. The drawing is SVG, so its colours follow mode, print and forced colours by themselves.
 *
 * @param name - of a custom property, without dashes
 */
export const paint = (name: string): string => `var(--${name})`;

/** Told apart without colour: solid, dashed, dotted, long and short. */
export const dashes = ['solid', [7, 4], [2, 3], [9, 3, 2, 3]] as const;

export const isNarrow = ({ width }: Room): boolean => width < 480;

/** Size of all words, and the width of a letter or figure in the monospaced fonts: 0.6 of it. */
export const fontSize = 12;
export const letterWidth = fontSize * 0.6;

export const label = { color: paint('ifm-font-color-secondary'), fontSize };

/** An axis of the given values with its labels; lines of the grid belong to the one that stands. */
export const valueAxis = (room: Room, isUpright: boolean, values: readonly number[]) => ({
  type: 'value',
  axisLine: { show: !isUpright, onZero: false, lineStyle: { color: paint('control') } },
  axisTick: { show: !isUpright, lineStyle: { color: paint('control') } },
  splitLine: { show: isUpright, lineStyle: { color: paint('hairline') } },
  splitNumber: isUpright ? 4 : isNarrow(room) ? 3 : 6,
  axisLabel: { ...label, formatter: axisWriter(values), hideOverlap: true },
  ...(isUpright && room.unit !== undefined
    ? { name: room.unit, nameLocation: 'end', nameGap: 10, nameTextStyle: { ...label, align: 'right' } }
    : {}),
});

const day = 86_400_000;

/** @param span - milliseconds from the first moment to the last */
export const timeAxis = (room: Room, span: number) => {
  const ofDay = '{d} {MMM}';
  // Within months, a lone year or month where it begins would leave readers guessing the day.
  const long = { year: '{yyyy}', month: '{MMM}', day: ofDay };
  const short = { year: ofDay, month: ofDay, day: ofDay };
  return {
    ...valueAxis(room, false, []),
    type: 'time',
    axisLabel: {
      ...label,
      hideOverlap: true,
      formatter: {
        ...(span > 300 * day ? long : short),
        hour: '{HH}:{mm}',
        minute: '{HH}:{mm}',
        second: '{HH}:{mm}:{ss}',
        millisecond: '{HH}:{mm}:{ss}.{SSS}',
      },
    },
  };
};

/** Where each place has room for its words, all are written, on several lines if need be. */
export const categoryAxis = (room: Room, data: readonly string[]) => {
  const width = Math.floor((room.width - 70) / data.length) - 4;
  const words = width >= 40 ? { interval: 0, overflow: 'break', width } : { hideOverlap: true };
  return { ...valueAxis(room, false, []), type: 'category', data, axisLabel: { ...label, ...words } };
};

/**
 * What every drawing shares.
 *
 * @param right - pixels beside the last value, for the names of the series
 */
export const frame = (room: Room, right: number) => ({
  useUTC: true,
  animation: false,
  grid: {
    left: 4,
    right,
    top: room.unit === undefined ? 10 : 26,
    bottom: 4,
    outerBoundsMode: 'same',
    outerBoundsContain: 'axisLabel',
  },
});

/** What every series shares: it lies within its axes, and nothing changes under a pointer. */
export const still = { clip: false, silent: true, emphasis: { disabled: true } };
