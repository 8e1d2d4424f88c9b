import { tableLabels } from './labels';
import type { Capabilities, Cell } from './types';

/** What readers filter integrations by, in the order of the form. */
export const criteria = [
  { id: 'product', title: 'Product', tables: [] },
  { id: 'order', title: 'Order type', tables: ['order_types'] },
  { id: 'tif', title: 'Time in force', tables: ['time_in_force'] },
  { id: 'instruction', title: 'Instructions and links', tables: ['execution_instructions', 'contingencies'] },
  { id: 'data', title: 'Live data', tables: ['subscriptions'] },
  { id: 'history', title: 'History', tables: ['requests'] },
  { id: 'environment', title: 'Environment', tables: [] },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  /** Tables of capabilities whose things can be asked for; none where the group is made otherwise. */
  readonly tables: readonly (keyof Capabilities)[];
}[];

/** Name of a group of criteria, as in the page's address. */
export type Group = (typeof criteria)[number]['id'];

/** What a reader asks for: of each group, all that must hold. */
export type Question = Readonly<Partial<Record<Group, readonly string[]>>>;

/** For which products something is done. */
export type Answer = Pick<Cell, 'products'>;

/** An integration as the explorer knows it. */
export interface Explored {
  readonly slug: string;
  /** Kinds of products by the integration's own ids. */
  readonly products: Readonly<Record<string, readonly string[]>>;
  readonly environments: readonly string[];
  /** By group, then by what is asked for; what isn't done, not even in part, is missing. */
  readonly answers: Readonly<Partial<Record<Group, Readonly<Record<string, Answer>>>>>;
}

/** Kinds of products by the platform's class of their instruments. */
export const productKinds: Readonly<Record<string, string>> = {
  CurrencyPair: 'Spot',
  CryptoPerpetual: 'Perpetual',
  CryptoFuture: 'Future',
  FuturesContract: 'Future',
  FuturesSpread: 'Spread',
  OptionContract: 'Option',
  CryptoOption: 'Option',
  OptionSpread: 'Spread',
  Equity: 'Equity',
  IndexInstrument: 'Index',
  Cfd: 'CFD',
  Commodity: 'Commodity',
  BettingInstrument: 'Betting',
  BinaryOption: 'Prediction market',
  Pool: 'Liquidity pool',
};

/** Environments as readers know them. */
export const environmentNames: Readonly<Record<string, string>> = {
  LIVE: 'Live',
  TESTNET: 'Testnet',
  DEMO: 'Demo',
  SANDBOX: "Venue's sandbox",
  PAPER: 'Paper account',
  US: 'US site',
};

/**
 * What a reader can choose in a group of capabilities, with its words.
 *
 * @param tables - the group's tables of capabilities
 * @param keys - of a table
 */
export function choices(
  tables: readonly (keyof Capabilities)[],
  keys: (table: keyof Capabilities) => readonly string[],
): { readonly value: string; readonly words: string }[] {
  return tables.flatMap((table) =>
    keys(table).map((value) => ({ value, words: tableLabels[table].label(value).words })),
  );
}
