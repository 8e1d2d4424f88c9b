import { BarChart, CandlestickChart, LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, setPlatformAPI, use as register } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { Element } from 'hast';
import { fontSize } from '../kinds/axes';
import type { Chart } from '../kinds/kind';
import { tidied } from './tidy';

register([BarChart, CandlestickChart, LineChart, ScatterChart, GridComponent, LabelLayout, SVGRenderer]);

// Words are in a monospaced font, whose letters are all as wide; nobody can measure here. ECharts takes the width of a
// Chinese sign for the height of a line.
setPlatformAPI({
  measureText: (text, font) => {
    const size = parseFloat(font ?? '') || fontSize;
    const ems = Array.from(text, (sign) => (sign > '\u2e80' ? 1 : 0.6));
    return { width: size * ems.reduce((sum, em) => sum + em, 0) };
  },
});

/** The two drawings of each chart, in CSS pixels; the style sheet shows the one that the column has room for. */
const sizes = [
  { className: 'chart-wide', width: 720, height: 280 },
  { className: 'chart-narrow', width: 340, height: 220 },
];

/** Draws a chart for wide places and for narrow ones. */
export function drawings({ option, points }: Chart, unit: string | undefined): Element[] {
  const places = points.map(({ at }) => at);
  const ends = [
    places.reduce((a, b) => Math.min(a, b), Infinity),
    places.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
  return sizes.map(({ className, width, height }) => {
    const chart = init(null, undefined, { renderer: 'svg', ssr: true, locale: 'EN', width, height });
    try {
      chart.setOption(option({ width, unit }));
      const svg = tidied(chart.renderToSVGString({ useViewBox: true }));
      const [from, to] = ends.map((at) => Math.round(chart.convertToPixel({ xAxisIndex: 0 }, at)));
      svg.properties = {
        className: [className],
        width: String(width),
        height: String(height),
        viewBox: `0 0 ${width} ${height}`,
        fill: 'none',
        // Where cards stand, from the first place to the last.
        dataFrom: from,
        dataTo: to,
      };
      return svg;
    } finally {
      chart.dispose();
    }
  });
}
