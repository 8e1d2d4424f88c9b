import type { EChartsCoreOption } from 'echarts/core';
import type { Candle, Mark } from '../../shared/data';
import { numberText } from '../../shared/numbers';
import { timeWriter } from '../../shared/time';
import { frame, paint, type Room, type Tip, timeAxis, valueAxis, withUnit } from './common';

/** Bars that rose are hollow, those that fell are filled; a buy points up from below its price, a sale down from above. */
export function candlesOption(
  candles: readonly Candle[],
  marks: readonly Mark[],
  room: Room,
): EChartsCoreOption {
  const writeBar = timeWriter(candles.map(({ time }) => time));
  const writeMark = timeWriter(marks.map(({ time }) => time));
  const sides = (['BUY', 'SELL'] as const).map((side) => marks.filter((mark) => mark.side === side));
  const barTip = (candle: Candle | undefined): Tip => ({
    title: candle ? writeBar(candle.time) : '',
    lines: (['open', 'high', 'low', 'close'] as const).map((name) => [
      name,
      withUnit(candle?.[name] ?? 0, room),
    ]),
  });
  return {
    ...frame(room, 12, (points) => {
      const bar = points.find(({ seriesIndex }) => seriesIndex === 0);
      const fills = points.flatMap(({ seriesIndex, dataIndex }) => sides[seriesIndex - 1]?.[dataIndex] ?? []);
      const base = bar
        ? barTip(candles[bar.dataIndex])
        : { title: writeMark(fills[0]?.time ?? 0), lines: [] };
      const told = fills.map(
        ({ side, quantity, price }) => [side, `${numberText(quantity)} at ${numberText(price)}`] as const,
      );
      return { ...base, lines: [...base.lines, ...told] };
    }),
    xAxis: timeAxis(room, (candles.at(-1)?.time ?? 0) - (candles[0]?.time ?? 0)),
    yAxis: {
      ...valueAxis(
        room,
        true,
        candles.flatMap(({ low, high }) => [low, high]),
      ),
      scale: true,
    },
    series: [
      {
        type: 'candlestick',
        data: candles.map(({ time, open, close, low, high }) => [time, open, close, low, high]),
        barMaxWidth: 14,
        itemStyle: {
          color: paint('ifm-background-color'),
          borderColor: paint('buy'),
          color0: paint('sell'),
          borderColor0: paint('sell'),
          borderColorDoji: paint('ifm-font-color-secondary'),
        },
        emphasis: { disabled: true },
      },
      ...sides.map((fills, index) => ({
        type: 'scatter',
        name: index === 0 ? 'BUY' : 'SELL',
        data: fills.map(({ time, price }) => [time, price]),
        symbol: index === 0 ? 'triangle' : 'path://M0,0 L10,0 L5,10 Z',
        symbolSize: 10,
        symbolOffset: [0, index === 0 ? 11 : -11],
        itemStyle: {
          color: paint(index === 0 ? 'buy' : 'sell'),
          borderColor: paint('ifm-background-color'),
          borderWidth: 1,
          opacity: 1,
        },
        emphasis: { disabled: true },
        z: 5,
      })),
    ],
  };
}
