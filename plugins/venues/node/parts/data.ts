import type { RootContent } from 'mdast';
import { paragraph, text } from '../../../pages/nodes';
import type { Context } from '../context';
import { code, listed, sentence, table, type TableCell } from '../cells';
import { capabilityTable } from './capability';

/** Live data, and what unsubscribing does. */
export function subscriptions(context: Context): RootContent[] {
  return capabilityTable(context, 'subscriptions', { Unsubscribing: context.venue.unsubscribe });
}

/** Bars, live and of the past, and the depths of the book. */
export function bars({ venue }: Context): RootContent[] {
  const { subscribe, request, note } = venue.bars;
  const specs = (list: readonly string[]): TableCell => listed(list.map(code));
  const rows: readonly (readonly [string, TableCell])[] = [
    ['Live', specs(subscribe)],
    ['History', specs(request)],
  ];
  const filled = rows.filter(([, cell]) => cell.length > 0);
  return [
    ...(filled.length > 0 ? [table(['Bars', 'Specifications'], filled)] : []),
    ...(note ? [paragraph(...sentence(note), text('.'))] : []),
  ];
}

/** Types of order books and how deep they are. */
export function book({ venue, symbol }: Context): RootContent[] {
  const { book_types, delta_depths, default_depth, note } = venue.book;
  const types = listed(book_types.map((type) => symbol(`BookType.${type}`, type)));
  const depths = Object.entries(delta_depths ?? { ALL: [] });
  return [
    table(
      ['Product', 'Book types', 'Depths', 'Default depth'],
      depths.map(([product, list]) => [
        product === 'ALL' ? '' : [code(product)],
        types,
        list.join(', '),
        default_depth === null ? '' : String(default_depth),
      ]),
    ),
    ...(note ? [paragraph(...sentence(note), text('.'))] : []),
  ];
}
