import type { EChartsCoreOption } from 'echarts/core';
import type { SeriesData } from '../../shared/data';
import { numberText } from '../../shared/numbers';
import { timeWriter } from '../../shared/time';
import { categoryAxis, frame, paint, type Room, shownValues, valueAxis, withUnit } from './common';

/** Columns side by side, whatever lies between their places. Series differ in filling, too. */
export function columnsOption({ positions, series }: SeriesData, room: Room): EChartsCoreOption {
  const places =
    positions.kind === 'text'
      ? positions.values
      : positions.values.map(positions.kind === 'time' ? timeWriter(positions.values) : numberText);
  return {
    ...frame(room, 12, (points) => ({
      title: places[points[0]?.dataIndex ?? 0] ?? '',
      lines: points.flatMap(({ seriesIndex, dataIndex }) => {
        const value = series[seriesIndex]?.values[dataIndex];
        return value === undefined ? [] : [[series[seriesIndex]?.name ?? '', withUnit(value, room)] as const];
      }),
    })),
    xAxis: categoryAxis(room, places),
    yAxis: valueAxis(room, true, shownValues(series)),
    series: series.map(({ name, values }, index) => ({
      type: 'bar',
      name,
      data: values.map((value) => value ?? '-'),
      barMaxWidth: 36,
      barGap: '10%',
      itemStyle: columnStyle(index),
      emphasis: { disabled: true },
    })),
  };
}

/** Full, hollow, pale, hollow and dashed: told apart without colour; the key in the style sheet repeats them. */
function columnStyle(index: number) {
  const colour = paint(`chart-${index + 1}`);
  const border = { borderColor: colour, borderWidth: 1.5 };
  if (index === 0) return { color: colour };
  if (index === 2) return { ...border, color: `color-mix(in srgb, ${colour} 35%, transparent)` };
  return { ...border, color: paint('ifm-background-color'), borderType: index === 1 ? 'solid' : [4, 3] };
}
