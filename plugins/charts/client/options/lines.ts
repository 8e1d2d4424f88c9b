import type { EChartsCoreOption } from 'echarts/core';
import type { SeriesData } from '../../shared/data';
import { numberText } from '../../shared/numbers';
import { timeWriter } from '../../shared/time';
import {
  dashes,
  frame,
  isNarrow,
  label,
  paint,
  type Room,
  shownValues,
  timeAxis,
  valueAxis,
  withUnit,
} from './common';

/**
 * Lines over time or numbers, each named at its end where there are several. Steps hold a value until the next one, as a
 * balance does; an area is filled down to zero.
 */
export function linesOption(
  { positions, series }: SeriesData,
  kind: 'line' | 'steps' | 'area',
  room: Room,
): EChartsCoreOption {
  if (positions.kind === 'text') throw new Error('A line needs times or numbers.');
  const { values } = positions;
  const write = positions.kind === 'time' ? timeWriter(values) : numberText;
  const names = series.length > 1 ? series.map(({ name }) => name) : [];
  const longest = Math.max(0, ...names.map(({ length }) => length));
  // A figure or letter of this font is 6.6 pixels wide.
  const nameWidth = Math.ceil(Math.min(longest * 6.6 + 6, isNarrow(room) ? 90 : 160));
  return {
    ...frame(room, names.length > 0 ? nameWidth + 12 : 12, (points) => ({
      title: write(values[points[0]?.dataIndex ?? 0] ?? 0),
      lines: points.flatMap(({ seriesIndex, dataIndex }) => {
        const value = series[seriesIndex]?.values[dataIndex];
        return value === undefined ? [] : [[series[seriesIndex]?.name ?? '', withUnit(value, room)] as const];
      }),
    })),
    xAxis:
      positions.kind === 'time'
        ? timeAxis(room, (values.at(-1) ?? 0) - (values[0] ?? 0))
        : { ...valueAxis(room, false, values), scale: true },
    yAxis: { ...valueAxis(room, true, shownValues(series)), scale: kind !== 'area' },
    series: series.map(({ name, values: own }, index) => {
      const color = paint(`chart-${index + 1}`);
      return {
        type: 'line',
        name,
        data: own.map((value, at) => [values[at], value ?? '-']),
        showSymbol: own.length === 1,
        symbol: 'circle',
        symbolSize: 5,
        itemStyle: { color },
        lineStyle: { color, width: 1.75, type: dashes[index] },
        ...(kind === 'steps' ? { step: 'end' } : {}),
        ...(kind === 'area' ? { areaStyle: { color, opacity: 0.14 } } : {}),
        emphasis: { disabled: true },
        endLabel: {
          ...label(room),
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
