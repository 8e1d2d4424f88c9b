import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { basePath } from '../../../config/site';
import { numberText } from '../data/numbers';
import { type NumbersColumn, type NumbersTable, shownRows } from '../data/table';
import { scrollRegion } from '../../markdown/scrollRegion';
import type { Chart } from '../kinds/kind';
import { assetPath } from './assetPath';
import { cardsOf } from './cards';
import type { ChartRequest } from './directive';
import { drawings } from './draw';

/** Rows of a table on the page; all are in the CSV file. */
const mostShown = 50;

/**
 * A figure: the caption, the drawing with its description, and the numbers.
 *
 * @param caption - what the writer put in brackets, as HTML
 * @param name - the same as plain words
 */
export function figureOf(
  chart: Chart,
  { kind, unit }: Pick<ChartRequest, 'kind' | 'unit'>,
  caption: readonly ElementContent[],
  name: string,
): Element {
  const plot = {
    className: ['chart-plot'],
    role: 'img',
    ariaLabel: chart.words,
    dataSearch: 'off',
    dataCards: basePath + assetPath(cardsOf(chart), 'json'),
  };
  return h('figure.chart', { dataKind: kind }, [
    h('figcaption', [...caption]),
    ...keyOf(chart),
    h('div', plot, drawings(chart, unit)),
    h('details.chart-numbers', { dataSearch: 'off' }, [
      h('summary', [h('span', 'Show data as table'), h('span', 'Hide data')]),
      ...chart.tables.flatMap((table) => numbersHtml(table, name)),
    ]),
  ]);
}

/** What tells series apart, where the drawing itself has no room for their names. */
function keyOf({ key }: Chart): Element[] {
  if (!key) return [];
  const children = 'words' in key ? [key.words] : key.names.map((name) => h('span', name));
  return [h('p.chart-key', { dataSearch: 'off' }, children)];
}

function numbersHtml(table: NumbersTable, name: string): Element[] {
  const { first, leftOut, last } = shownRows(table.rows, mostShown);
  const ariaLabel = `${table.name ?? 'Numbers'}: ${name}`;
  const count = numberText(table.rows.length);
  const words = leftOut > 0 ? `${numberText(leftOut)} of ${count} rows are left out here. ` : '';
  return [
    scrollRegion(
      'table-frame',
      ariaLabel,
      h('table', [
        table.name === undefined ? null : h('caption', table.name),
        h('thead', h('tr', table.columns.map(head))),
        h('tbody', [
          ...first.map((row) => rowHtml(row, table.columns)),
          ...(leftOut > 0 ? [gap(leftOut, table.columns.length)] : []),
          ...last.map((row) => rowHtml(row, table.columns)),
        ]),
      ]),
    ),
    h('p', [words, link(basePath + table.file.asset, table.file.name, count)]),
  ];
}

function head({ head, isNumber }: NumbersColumn): Element {
  return h('th', { scope: 'col', align: isNumber ? 'right' : undefined }, head);
}

function rowHtml(row: readonly string[], columns: readonly NumbersColumn[]): Element {
  const cells = row.map((text, index) => h('td', columns[index]?.isNumber ? { align: 'right' } : {}, text));
  return h('tr', cells);
}

function gap(rows: number, columns: number): Element {
  const words = `${numberText(rows)} ${rows === 1 ? 'row' : 'rows'} left out`;
  return h('tr', h('td', { colSpan: columns, className: 'chart-gap' }, words));
}

function link(address: string, name: string, count: string): Element {
  return h('a', { href: address, download: name }, `All ${count} rows as CSV`);
}
