import type { EChartsCoreOption } from 'echarts/core';
import type { Series } from '../../shared/data';
import { axisWriter, numberText } from '../../shared/numbers';

/** What a drawing needs to know of its place. */
export interface Room {
  /** Width in CSS pixels. */
  readonly width: number;
  /** Font family of numbers and labels. */
  readonly font: string;
  readonly unit: string | undefined;
}

/** A line of the card at the pointer: what, and its value. */
export type TipLine = readonly [what: string, value: string];

/** What the card says; the title is the place on the axis. */
export interface Tip {
  readonly title: string;
  readonly lines: readonly TipLine[];
}

/** A point under the pointer. */
export interface Point {
  readonly seriesIndex: number;
  readonly dataIndex: number;
}

/**
 * A token as a colour. The drawing is SVG, so its colours follow mode, print and forced colours by themselves.
 *
 * @param name - of a custom property, without dashes
 */
export const paint = (name: string): string => `var(--${name})`;

/** Told apart without colour: solid, dashed, dotted, long and short. */
export const dashes = ['solid', [7, 4], [2, 3], [9, 3, 2, 3]] as const;

export const isNarrow = ({ width }: Room): boolean => width < 480;

export const label = ({ font }: Room) => ({
  color: paint('ifm-font-color-secondary'),
  fontFamily: font,
  fontSize: 11,
});

/** All values of a chart's series, without the gaps. */
export const shownValues = (series: readonly Series[]): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== undefined));

/** An axis of the given values with its labels; lines of the grid belong to the one that stands. */
export const valueAxis = (room: Room, isUpright: boolean, values: readonly number[]) => ({
  type: 'value',
  axisLine: { show: !isUpright, onZero: false, lineStyle: { color: paint('control') } },
  axisTick: { show: !isUpright, lineStyle: { color: paint('control') } },
  splitLine: { show: isUpright, lineStyle: { color: paint('hairline') } },
  splitNumber: isUpright ? 4 : isNarrow(room) ? 3 : 6,
  axisLabel: { ...label(room), formatter: axisWriter(values), hideOverlap: true },
  ...(isUpright && room.unit !== undefined
    ? { name: room.unit, nameLocation: 'end', nameGap: 10, nameTextStyle: { ...label(room), align: 'right' } }
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
      ...label(room),
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
  return {
    ...valueAxis(room, false, []),
    type: 'category',
    data,
    axisLabel: { ...label(room), ...words },
  };
};

/**
 * What every drawing shares.
 *
 * @param right - pixels beside the last value, for the names of the series
 * @param tipOf - what the card says of the points under the pointer
 */
export function frame(
  room: Room,
  right: number,
  tipOf: (points: readonly Point[]) => Tip,
): EChartsCoreOption {
  return {
    useUTC: true,
    animation: false,
    textStyle: { fontFamily: room.font },
    grid: {
      left: 4,
      right,
      top: room.unit === undefined ? 10 : 26,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      transitionDuration: 0,
      className: 'chart-tip',
      // The style sheet's.
      backgroundColor: '',
      borderWidth: 0,
      padding: 0,
      extraCssText: 'box-shadow:none',
      axisPointer: { type: 'line', animation: false, lineStyle: { color: paint('control'), type: 'solid' } },
      formatter: (points: Point | readonly Point[]) =>
        tipElement(tipOf([points].flat<(Point | readonly Point[])[]>())),
    },
  };
}

/** An element, since text of a file has no business being read as HTML. */
function tipElement({ title, lines }: Tip): HTMLElement {
  const tip = document.createElement('dl');
  const head = document.createElement('div');
  head.append(title);
  tip.append(head);
  for (const [what, value] of lines) {
    const line = document.createElement('div');
    line.append(document.createElement('dt'), document.createElement('dd'));
    line.firstElementChild?.append(what);
    line.lastElementChild?.append(value);
    tip.append(line);
  }
  return tip;
}

export function withUnit(value: number, { unit }: Room): string {
  return unit === undefined ? numberText(value) : `${numberText(value)} ${unit}`;
}
