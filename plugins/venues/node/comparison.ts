import type { PhrasingContent, RootContent, Table } from 'mdast';
import { link, text } from '../../pages/nodes';
import { environmentNames, productKinds } from '../shared/criteria';
import { tableLabels } from '../shared/labels';
import type { Capabilities, Cell, Venue } from '../shared/types';
import { type Context, contextOf, labels } from './context';
import { code, listed, sentence, supportMark, table, type TableCell, unsearched } from './cells';

interface Column {
  readonly head: TableCell;
  readonly cell: (venue: Venue) => TableCell;
}

type Columns = (context: Context) => readonly Column[];

const connects: Readonly<Record<Venue['kind'], string>> = {
  BOTH: 'data and orders',
  EXECUTION_VENUE: 'orders',
  DATA_PROVIDER: 'data',
  ON_CHAIN: 'data on chains',
};

const statusWords: Readonly<Record<string, string>> = {
  STABLE: 'stable',
  BETA: 'beta',
  BUILDING: 'being built',
};

const languages: Readonly<Record<string, string>> = {
  PYTHON: 'Python',
  RUST_CORE_PYTHON_CLIENT: 'Rust, clients in Python',
  RUST: 'Rust',
};

/** What `::venues{show="…"}` can compare. */
const comparisons: Readonly<Record<string, Columns>> = {
  glance: (context) => [
    { head: 'Connects', cell: ({ kind }) => connects[kind] },
    { head: 'Products', cell: ({ products }) => kindsOf(products.flatMap((one) => one.instrument_types)) },
    { head: 'To practise', cell: practice },
    ...columnsOf('order_types', ['TRAILING_STOP_MARKET'])(context),
    ...columnsOf('execution_instructions', ['POST_ONLY', 'REDUCE_ONLY'])(context),
    ...columnsOf('contingencies', ['BRACKET'])(context),
    ...columnsOf('subscriptions', ['ORDER_BOOK_DELTAS'])(context),
    ...columnsOf('requests', ['BARS'])(context).map((column) => ({ ...column, head: 'Past bars' })),
  ],
  'order-types': columnsOf('order_types'),
  'time-in-force': columnsOf('time_in_force'),
  instructions: (context) => [
    ...columnsOf('execution_instructions')(context),
    ...columnsOf('contingencies')(context),
  ],
  data: columnsOf('subscriptions'),
  history: columnsOf('requests'),
  catalogue: () => [
    { head: 'Client id', cell: ({ client_id }) => [code(client_id.value)] },
    { head: 'Status', cell: ({ status }) => statusWords[status.value ?? ''] ?? 'not told' },
    { head: 'Extra', cell: ({ install: { extra } }) => (extra ? [code(extra)] : 'none') },
    { head: 'Written in', cell: ({ implementation }) => languages[implementation.value] ?? '' },
    { head: 'OMS type', cell: ({ account }) => sentence(account.oms_type.value) },
    { head: 'Account', cell: ({ account }) => listed(account.account_types.value.map(code)) },
  ],
  unsupported: () => [
    { head: 'Order type', cell: (venue) => fate(venue, 'order_type') },
    { head: 'Time in force', cell: (venue) => fate(venue, 'time_in_force') },
    { head: 'Order list', cell: (venue) => fate(venue, 'order_list') },
    { head: 'Note', cell: (venue) => sentence(venue.unsupported_behaviour.note) },
  ],
  environments: () =>
    Object.entries(environmentNames).map(([id, head]) => ({
      head,
      cell: (venue) => [supportMark(venue.environments.some((one) => one.id === id) ? 'FULL' : 'NONE')],
    })),
};

/**
 * All integrations beside each other.
 *
 * @param show - a name of {@link comparisons}
 * @throws Error for another name
 */
export function comparison(
  siteDir: string,
  version: string,
  venues: readonly Venue[],
  show: string,
): RootContent[] {
  const make = Object.hasOwn(comparisons, show) ? comparisons[show] : undefined;
  if (!make) throw new Error(`'${show}' is no comparison; known: ${Object.keys(comparisons).join(', ')}`);
  const [first] = venues;
  if (!first) return [];
  const columns = make(contextOf(siteDir, version, first));
  const made = table(
    ['Integration', ...columns.map(({ head }) => head)],
    venues.map((venue) => [
      [link(`./${venue.slug}.md`, venue.name)],
      ...columns.map(({ cell }) => cell(venue)),
    ]),
  );
  return [unsearched(headed(made))];
}

/** The first column heads its rows, and stays in sight where the others scroll. */
function headed(made: Table): Table {
  for (const { children } of made.children.slice(1)) {
    const [first] = children;
    if (first) first.data = { hName: 'th', hProperties: { scope: 'row' } };
  }
  return { ...made, data: { hProperties: { className: ['venue-table'] } } };
}

function columnsOf(name: keyof Capabilities, only?: readonly string[]): Columns {
  return (context) =>
    Object.keys(context.venue[name])
      .filter((key) => only?.includes(key) ?? true)
      .map((key) => ({
        head: headOf(context, name, key),
        cell: (venue) => answer(venue, venue[name][key]),
      }));
}

/** Members of enumerations by their names; methods' names would be wider than what stands below. */
function headOf(context: Context, name: keyof Capabilities, key: string): TableCell {
  const label = tableLabels[name].label(key);
  return label.words === key ? labels(context, [label]) : label.words;
}

function answer(venue: Venue, cell: Cell | undefined): TableCell {
  if (!cell) return '';
  const mark = supportMark(cell.support);
  const isForSome = cell.products && cell.products.length < venue.products.length && cell.support !== 'NONE';
  if (!isForSome) return [mark];
  const types = venue.products.filter(({ id }) => cell.products?.includes(id));
  const kinds = kindsOf(types.flatMap((one) => one.instrument_types)).toLowerCase();
  return [mark, text(`: ${kinds}`)];
}

function fate(
  { kind, unsupported_behaviour: outcome }: Venue,
  what: 'order_type' | 'time_in_force' | 'order_list',
): string {
  if (kind !== 'BOTH' && kind !== 'EXECUTION_VENUE') return 'sends no orders';
  return outcome[what]?.toLowerCase() ?? 'not settled';
}

function kindsOf(types: readonly string[]): string {
  return [...new Set(types.map((type) => productKinds[type] ?? type))].join(', ');
}

function practice({ environments }: Venue): PhrasingContent[] {
  const others = environments.filter(({ id }) => id !== 'LIVE' && id !== 'US');
  if (others.length === 0) return [text('–')];
  return listed(others.map(({ id }) => text(environmentNames[id] ?? id)));
}
