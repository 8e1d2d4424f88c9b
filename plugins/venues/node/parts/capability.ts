import type { RootContent } from 'mdast';
import { tableLabels } from '../../shared/labels';
import type { Capabilities, Cell, Product } from '../../shared/types';
import { type Context, labels } from '../context';
import { code, listed, sentence, supportMark, table, type TableCell } from '../cells';

/** Products that get a column each; more make a table that no screen shows. */
const mostColumns = 4;

/**
 * What an integration does of all that a table of capabilities knows. Where it differs by product, the products have
 * a column each, or, when they are many, are named.
 *
 * @param more - further rows, by their words
 */
export function capabilityTable(
  context: Context,
  name: keyof Capabilities,
  more: Readonly<Record<string, Cell>> = {},
): RootContent[] {
  const { head, label } = tableLabels[name];
  const rows = Object.entries({ ...context.venue[name], ...more });
  const columns = columnsFor(context.venue.products, rows);
  return [
    table(
      [head, ...columns.map((column) => column.head), 'Note'],
      withoutTwins(rows).map(([keys, cell]) => [
        labels(
          context,
          keys.map((key) => (key in more ? { words: key } : label(key))),
        ),
        ...columns.map((column) => column.cell(cell)),
        noteOf(cell),
      ]),
    ),
  ];
}

/** What an integration refuses in the same words stands in one row. */
function withoutTwins(rows: readonly (readonly [string, Cell])[]): [string[], Cell][] {
  const byWords = new Map<string, [string[], Cell]>();
  for (const [key, cell] of rows) {
    const isPlain = cell.support === 'NONE' && cell.products === null;
    const words = isPlain ? (cell.note ?? '') : key;
    const known = byWords.get(words);
    if (known) known[0].push(key);
    else byWords.set(words, [[key], cell]);
  }
  return [...byWords.values()];
}

interface Column {
  readonly head: TableCell;
  readonly cell: (cell: Cell) => TableCell;
}

function columnsFor(products: readonly Product[], rows: readonly (readonly [string, Cell])[]): Column[] {
  const support: Column = { head: 'Support', cell: (cell) => [supportMark(cell.support)] };
  const differs = rows.some(([, { products: some }]) => some && some.length < products.length);
  if (!differs) return [support];
  if (products.length > mostColumns)
    return [support, { head: 'Products', cell: (cell) => listed((cell.products ?? []).map(code)) }];
  return products.map(({ id }) => ({
    head: [code(id)],
    cell: (cell) => [supportMark(cell.products?.includes(id) === false ? 'NONE' : cell.support)],
  }));
}

function noteOf({ mode, note }: Cell): TableCell {
  const one = mode === 'LOOP' && !/one by one|loop/i.test(note ?? '') ? 'one request each' : '';
  return sentence([one, note ?? ''].filter(Boolean).join('; '));
}
