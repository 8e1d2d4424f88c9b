import type { Element, ElementContent } from 'hast';
import { numberText } from '../shared/numbers';
import type { Chart } from './chart';
import { describe } from './describe';
import { type NumbersColumn, type NumbersTable, numbersOf, shownRows } from './numbers';

/** Rows of a table on the page; all are in the CSV file. */
const mostShown = 50;

/**
 * A figure: the caption, the place of the drawing with its description in it, and the numbers.
 *
 * @param caption - what the writer put in brackets, as HTML
 * @param name - the same as plain words
 * @param baseUrl - the site's base path, with slashes at both ends
 */
export function figureOf(
  chart: Chart,
  caption: readonly ElementContent[],
  name: string,
  baseUrl: string,
): Element {
  const marks = chart.kind === 'candles' ? chart.fills?.file.asset : undefined;
  const properties = {
    className: ['chart'],
    dataKind: chart.kind,
    dataNumbers: baseUrl + chart.file.asset,
    ...(marks === undefined ? {} : { dataMarks: baseUrl + marks }),
    ...(chart.unit === undefined ? {} : { dataUnit: chart.unit }),
  };
  return element('figure', properties, [
    element('figcaption', {}, [...caption]),
    ...keyOf(chart),
    element('div', { className: ['chart-plot'], dataSearch: 'off' }, [
      element('p', { className: ['chart-words'] }, [describe(chart)]),
      element('noscript', {}, [
        element('p', {}, [
          'The picture of these numbers needs JavaScript, which is off; the numbers are below.',
        ]),
      ]),
    ]),
    // Shown by the style sheet when the script says so.
    element('p', { className: ['chart-failure'], role: 'status', dataSearch: 'off' }, []),
    element('details', { className: ['chart-numbers'], dataSearch: 'off' }, [
      element('summary', {}, ['Show data as table']),
      ...numbersOf(chart).flatMap((table) => numbersHtml(table, name, baseUrl)),
    ]),
  ]);
}

/** What tells series apart, where the drawing itself has no room for their names. */
function keyOf(chart: Chart): Element[] {
  const key = (children: (Element | string)[]) => [
    element('p', { className: ['chart-key'], dataSearch: 'off' }, children),
  ];
  if (chart.kind === 'candles') {
    return key(['Hollow bars rose, filled bars fell.', chart.fills ? ' ▲\u00a0bought, ▼\u00a0sold.' : '']);
  }
  if (chart.kind !== 'columns' || chart.series.length === 1) return [];
  return key(chart.series.map(({ name }) => element('span', {}, [name])));
}

function numbersHtml(table: NumbersTable, name: string, baseUrl: string): Element[] {
  const { first, leftOut, last } = shownRows(table.rows, mostShown);
  const ariaLabel = `${table.name ?? 'Numbers'}: ${name}`;
  const count = numberText(table.rows.length);
  const words = leftOut > 0 ? `${numberText(leftOut)} of ${count} rows are left out here. ` : '';
  return [
    element('div', { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel }, [
      element('table', {}, [
        ...(table.name === undefined ? [] : [element('caption', {}, [table.name])]),
        element('thead', {}, [element('tr', {}, table.columns.map(head))]),
        element('tbody', {}, [
          ...first.map((row) => rowHtml(row, table.columns)),
          ...(leftOut > 0 ? [gap(leftOut, table.columns.length)] : []),
          ...last.map((row) => rowHtml(row, table.columns)),
        ]),
      ]),
    ]),
    element('p', {}, [words, link(baseUrl + table.file.asset, table.file.name, count)]),
  ];
}

function head({ head, isNumber }: NumbersColumn): Element {
  return element('th', { scope: 'col', ...(isNumber ? { align: 'right' } : {}) }, [head]);
}

function rowHtml(row: readonly string[], columns: readonly NumbersColumn[]): Element {
  const cells = row.map((text, index) =>
    element('td', columns[index]?.isNumber ? { align: 'right' } : {}, [text]),
  );
  return element('tr', {}, cells);
}

function gap(rows: number, columns: number): Element {
  const words = `${numberText(rows)} ${rows === 1 ? 'row' : 'rows'} left out`;
  return element('tr', {}, [element('td', { colSpan: columns, className: ['chart-gap'] }, [words])]);
}

function link(address: string, name: string, count: string): Element {
  return element('a', { href: address, download: name }, [`All ${count} rows as CSV`]);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: readonly (ElementContent | string)[],
): Element {
  const nodes = children.map((child) =>
    typeof child === 'string' ? ({ type: 'text', value: child } as const) : child,
  );
  return { type: 'element', tagName, properties, children: nodes };
}
