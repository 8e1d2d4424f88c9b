import type { RootContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { basePath } from '../../../../config/site';
import { readChart } from '../../../charts/node/chart';
import { directiveName, readDirective } from '../../../charts/node/directive';
import { numberText } from '../../../charts/data/numbers';
import { type NumbersTable, shownRows } from '../../../charts/data/table';
import type { Transform } from '../convert';
import { label, link, paragraph, text } from '../../../pages/nodes';
import { rewrite } from '../rewrite';
import { reasonOf } from '../../../reasonOf';

/** Rows of a chart's table in a copy; all are in the CSV file. */
const mostShown = 12;

/** Puts caption, description and numbers in a chart's place. */
export const chartsToTables: Transform = (tree, { page, site, fail }) => {
  rewrite(tree, (node): RootContent[] | undefined => {
    if (node.type !== 'leafDirective' || node.name !== directiveName) return undefined;
    try {
      const request = readDirective(node.attributes ?? {}, toString(node));
      const chart = readChart(site.siteDir, page, request);
      const base = site.origin + basePath;
      return [
        label(...node.children),
        paragraph(text(chart.words)),
        ...chart.tables.flatMap((table) => tableOf(table, base)),
      ];
    } catch (error) {
      return fail(node, reasonOf(error));
    }
  });
};

function tableOf({ name, file, columns, rows }: NumbersTable, base: string): RootContent[] {
  const { first, leftOut, last } = shownRows(rows, mostShown);
  const table: Table = {
    type: 'table',
    align: columns.map(({ isNumber }) => (isNumber ? 'right' : null)),
    children: [
      row(columns.map(({ head }) => head)),
      ...first.map(row),
      ...(leftOut > 0 ? [row(columns.map(() => '…'))] : []),
      ...last.map(row),
    ],
  };
  const count = numberText(rows.length);
  const words = leftOut > 0 ? `${numberText(leftOut)} of ${count} rows are left out here. ` : '';
  const address = base + file.asset;
  return [
    ...(name === undefined ? [] : [paragraph(text(`${name}:`))]),
    table,
    paragraph(text(`${words}All rows as CSV: `), link(address, address)),
  ];
}

function row(cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
  };
}
