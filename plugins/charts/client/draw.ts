import { BarChart, CandlestickChart, LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use as register } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import './drawing.css';
import { readCandles, readDepth, readMarks, readSeries } from '../shared/data';
import { isChartKind } from '../shared/kinds';
import { candlesOption } from './options/candles';
import { columnsOption } from './options/columns';
import type { Room } from './options/common';
import { depthOption } from './options/depth';
import { linesOption } from './options/lines';

register([
  BarChart,
  CandlestickChart,
  LineChart,
  ScatterChart,
  GridComponent,
  TooltipComponent,
  LabelLayout,
  SVGRenderer,
]);

/**
 * Draws a figure's numbers into its place, and anew whenever the place changes its width.
 *
 * @throws Error when the numbers don't come
 */
export async function drawChart(figure: HTMLElement): Promise<void> {
  const plot = figure.querySelector<HTMLElement>('.chart-plot');
  const words = plot?.querySelector<HTMLElement>('.chart-words');
  if (!plot || !words) throw new Error('The figure has no place for a drawing.');
  const optionIn = await readOption(figure);
  if (!plot.isConnected) return;

  const drawing = document.createElement('div');
  drawing.className = 'chart-drawing';
  drawing.role = 'img';
  drawing.ariaLabel = words.textContent;
  plot.append(drawing);
  const chart = init(drawing, undefined, { renderer: 'svg', locale: 'EN' });
  const draw = () => {
    const { clientWidth: width, clientHeight: height } = drawing;
    chart.resize({ width, height });
    const font = getComputedStyle(figure).getPropertyValue('--ifm-font-family-monospace').trim();
    chart.setOption(optionIn({ width, font, unit: figure.dataset.unit }), { notMerge: true });
    // Paper may be narrower than the window: there the style sheet scales the drawing.
    drawing.querySelector('svg')?.setAttribute('viewBox', `0 0 ${width} ${height}`);
  };
  draw();
  figure.classList.add('chart--drawn');
  const page = new AbortController();
  // What appears under the pointer has to go without moving it.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') chart.dispatchAction({ type: 'hideTip' });
  };
  document.addEventListener('keydown', onKey, { signal: page.signal });
  keepFitting(drawing, draw, () => {
    page.abort();
    chart.dispose();
  });
}

/** Reads the numbers once; the option depends on the room besides. */
async function readOption({ dataset }: HTMLElement): Promise<(room: Room) => EChartsCoreOption> {
  const { kind = '', numbers = '', marks } = dataset;
  if (!isChartKind(kind)) throw new Error(`'${kind}' is no kind of chart.`);
  const [text, fills] = await Promise.all([fetched(numbers), marks === undefined ? '' : fetched(marks)]);
  if (kind === 'candles') {
    const { candles } = readCandles(text);
    const read = fills ? readMarks(fills).marks : [];
    return (room) => candlesOption(candles, read, room);
  }
  if (kind === 'depth') {
    const depth = readDepth(text);
    return (room) => depthOption(depth, room);
  }
  const data = readSeries(text, kind);
  if (kind === 'columns') return (room) => columnsOption(data, room);
  return (room) => linesOption(data, kind, room);
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** Draws again when the place has another size, and ends when its page is left. */
function keepFitting(place: HTMLElement, draw: () => void, end: () => void): void {
  let size = `${place.clientWidth} ${place.clientHeight}`;
  const observer = new ResizeObserver(() => {
    if (!place.isConnected) {
      observer.disconnect();
      end();
      return;
    }
    const now = `${place.clientWidth} ${place.clientHeight}`;
    // On paper the style sheet scales the drawing.
    if (now === size || place.clientWidth === 0 || matchMedia('print').matches) return;
    size = now;
    draw();
  });
  observer.observe(place);
}
