import { numbersTable } from '../data/table';
import { dashes, frame, isNarrow, label, letterWidth, paint, still, timeAxis, valueAxis } from './axes';
import type { Kind, Room } from './kind';
import { positionTexts, readSeries, type SeriesData, shownValues, valuesAt } from './series';
import { seriesWords } from './words';

/** How lines are drawn. */
interface Form {
  /** What a description calls such a chart. */
  readonly name: string;
  /** A value holds until the next one, as a balance does. */
  readonly isStepped?: boolean;
  /** Filled down to zero. */
  readonly isFilled?: boolean;
}

/** Lines over time or numbers, each named at its end where there are several. */
export const lines =
  (form: Form): Kind =>
  ({ open, data, unit }) => {
    const { read, file } = open(data, (text) => readSeries(text, false));
    const titles = positionTexts(read.positions);
    return {
      words: seriesWords(form.name, read, unit),
      tables: [numbersTable(file, { inUnit: read.series.map(({ name }) => name), unit })],
      option: (room) => linesOption(read, form, room),
      points: titles.map((title, row) => ({
        at: Number(read.positions.values[row]),
        title,
        lines: valuesAt(read.series, row, unit),
      })),
    };
  };

function linesOption({ positions, series }: SeriesData, { isStepped, isFilled }: Form, room: Room) {
  const values = positions.values.map(Number);
  const names = series.length > 1 ? series.map(({ name }) => name) : [];
  const longest = Math.max(0, ...names.map(({ length }) => length));
  const nameWidth = Math.ceil(Math.min(longest * letterWidth + 6, isNarrow(room) ? 90 : 170));
  return {
    ...frame(room, names.length > 0 ? nameWidth + 12 : 12),
    xAxis:
      positions.kind === 'time'
        ? timeAxis(room, (values.at(-1) ?? 0) - (values[0] ?? 0))
        : { ...valueAxis(room, false, values), scale: true },
    yAxis: { ...valueAxis(room, true, shownValues(series)), scale: !isFilled },
    series: series.map(({ name, values: own }, index) => {
      const color = paint(`chart-${index + 1}`);
      return {
        ...still,
        type: 'line',
        name,
        data: own.map((value, at) => [values[at], value ?? '-']),
        showSymbol: own.length === 1,
        symbol: 'circle',
        symbolSize: 5,
        itemStyle: { color },
        lineStyle: { color, width: 1.75, type: dashes[index] },
        ...(isStepped ? { step: 'end' } : {}),
        ...(isFilled ? { areaStyle: { color, opacity: 0.14 } } : {}),
        endLabel: {
          ...label,
          show: names.length > 0,
          formatter: name,
          color,
          width: nameWidth,
          overflow: 'truncate',
          ellipsis: '…',
          distance: 6,
        },
        labelLayout: { moveOverlap: 'shiftY' },
      };
    }),
  };
}
