import { numbersTable } from '../data/table';
import { categoryAxis, frame, paint, still, valueAxis } from './axes';
import type { Kind, Room } from './kind';
import { positionTexts, readSeries, type Series, shownValues, valuesAt } from './series';
import { seriesWords } from './words';

/** Columns side by side, whatever lies between their places. Series differ in filling, too. */
export const columns: Kind = ({ open, data, unit }) => {
  const { read, file } = open(data, (text) => readSeries(text, true));
  const { series, positions, csv } = read;
  const places = positionTexts(positions);
  const names = series.map(({ name }) => name);
  const text = positions.kind === 'text' ? csv.header.slice(0, 1) : [];
  return {
    words: seriesWords('Column chart', read, unit),
    tables: [numbersTable(file, { text, inUnit: names, unit })],
    key: names.length > 1 ? { names } : undefined,
    option: (room) => columnsOption(places, series, room),
    points: places.map((title, row) => ({ at: row, title, lines: valuesAt(series, row, unit) })),
  };
};

const columnsOption = (places: readonly string[], series: readonly Series[], room: Room) => ({
  ...frame(room, 12),
  xAxis: categoryAxis(room, places),
  yAxis: valueAxis(room, true, shownValues(series)),
  series: series.map(({ name, values }, index) => ({
    ...still,
    type: 'bar',
    name,
    data: values.map((value) => value ?? '-'),
    barMaxWidth: 36,
    barGap: '10%',
    itemStyle: columnStyle(index),
  })),
});

/** Full, hollow, pale, hollow and dashed: told apart without colour; the key in the style sheet repeats them. */
function columnStyle(index: number) {
  const colour = paint(`chart-${index + 1}`);
  const border = { borderColor: colour, borderWidth: 1.5 };
  if (index === 0) return { color: colour };
  if (index === 2) return { ...border, color: `color-mix(in srgb, ${colour} 35%, transparent)` };
  return { ...border, color: paint('ifm-background-color'), borderType: index === 1 ? 'solid' : [4, 3] };
}
