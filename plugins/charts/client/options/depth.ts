import type { EChartsCoreOption } from 'echarts/core';
import type { Depth, Level } from '../../shared/data';
import { numberText } from '../../shared/numbers';
import { dashes, frame, label, paint, type Room, valueAxis, withUnit } from './common';

/** The book's sizes, summed from the best price outwards: bids on the left, asks on the right. */
export function depthOption({ bids, asks }: Depth, room: Room): EChartsCoreOption {
  const sides = [bids, asks];
  // A step at each price, from nothing at the best one.
  const steps = sides.map((levels) => [
    [levels[0]?.price ?? 0, 0],
    ...levels.map(({ price, total }) => [price, total]),
  ]);
  const levelAt = (seriesIndex: number, dataIndex: number): Level | undefined =>
    sides[seriesIndex]?.[Math.max(0, dataIndex - 1)];
  return {
    ...frame(room, 16, (points) => {
      const [point] = points;
      const level = point && levelAt(point.seriesIndex, point.dataIndex);
      if (!level) return { title: '', lines: [] };
      const side = point.seriesIndex === 0 ? 'bid' : 'ask';
      return {
        title: `${side} ${numberText(level.price)}`,
        lines: [
          ['size', withUnit(level.size, room)],
          ['cumulated', withUnit(Number(level.total.toPrecision(12)), room)],
        ],
      };
    }),
    xAxis: {
      ...valueAxis(
        room,
        false,
        [...bids, ...asks].map(({ price }) => price),
      ),
      scale: true,
    },
    yAxis: valueAxis(
      room,
      true,
      [...bids, ...asks].map(({ total }) => total),
    ),
    series: steps.map((data, index) => {
      const color = paint(index === 0 ? 'buy' : 'sell');
      return {
        type: 'line',
        name: index === 0 ? 'bids' : 'asks',
        data,
        step: 'end',
        symbol: 'none',
        lineStyle: { color, width: 1.75, type: dashes[index] },
        areaStyle: { color, opacity: 0.14 },
        itemStyle: { color },
        emphasis: { disabled: true },
        endLabel: {
          ...label(room),
          show: true,
          formatter: index === 0 ? 'bids' : 'asks',
          color,
          // Above the outer end, from where the sizes fall towards the best price.
          align: index === 0 ? 'left' : 'right',
          verticalAlign: 'bottom',
          distance: 0,
          offset: [0, -6],
        },
      };
    }),
  };
}
