// The pages of the specification's section 2 as data, so that the site can be held against it.
import { existsSync } from 'node:fs';

export const versions = ['latest', 'nightly'] as const;
export type Version = (typeof versions)[number];

/** A page of one version. */
export interface SitePage {
  readonly version: Version;
  /** Doc id, such as `concepts/orders`; a section's own page ends in `index`. */
  readonly id: string;
  /** Path of the page on the site. */
  readonly address: string;
}

/** Folder of a version → its pages; the empty name is the version's root. */
const folders: Readonly<Record<string, string>> = {
  '': 'index',
  api_reference:
    'index accounting analysis backtest cache common config core data execution indicators live ' +
    'persistence portfolio risk serialization system trading',
  'api_reference/adapters':
    'index betfair binance bybit coinbase_intx databento dydx interactive_brokers okx polymarket tardis',
  'api_reference/model': 'index book data events identifiers instruments objects orders position tick_scheme',
  concepts:
    'index actors adapters architecture backtesting cache data execution instruments live logging ' +
    'message_bus orders overview portfolio positions reports strategies visualization',
  developer_guide:
    'index adapters benchmarking coding_standards cython docs environment_setup ffi packaged_data ' +
    'releases rust testing',
  getting_started: 'index backtest_high_level backtest_low_level installation quickstart',
  integrations:
    'index betfair binance bitmex blockchain bybit coinbase_intx databento dydx hyperliquid ib okx ' +
    'polymarket tardis',
  tutorials:
    'index backtest_binance_orderbook backtest_bybit_orderbook backtest_fx_bars databento_data_catalog ' +
    'databento_overview loading_external_data parquet_explorer',
};

/** Pages that came with nightly; latest has them from the release on that was cut from it. */
const newcomers = ['concepts/visualization'];

/** Pages that nightly alone has. */
export const nightlyOnly: readonly string[] = newcomers.filter(
  (id) => !existsSync(`versioned_docs/version-latest/${id}.md`),
);

/** Pages that are reachable but stand in no sidebar, in both versions. */
export const outsideSidebar: readonly string[] = [
  'api_reference/adapters/okx',
  'developer_guide/releases',
  'integrations/blockchain',
  'tutorials/loading_external_data',
  'tutorials/parquet_explorer',
];

/** Doc ids of a version. */
export function docIds(version: Version): string[] {
  return Object.entries(folders)
    .flatMap(([folder, names]) => names.split(' ').map((name) => (folder ? `${folder}/${name}` : name)))
    .filter((id) => version === 'nightly' || !nightlyOnly.includes(id));
}

/** Path of a page on the site: `('latest', 'concepts/index')` → `/docs/latest/concepts`. */
export function addressOf(version: Version, id: string): string {
  return `/docs/${version}/${id}`.replace(/\/index$/, '');
}

/** All pages of one version or of both, in the specification's order. */
export function sitePages(...of: readonly Version[]): SitePage[] {
  return (of.length > 0 ? of : versions).flatMap((version) =>
    docIds(version).map((id) => ({ version, id, address: addressOf(version, id) })),
  );
}

/** Pages that belong to no version. */
export const rootAddress = '/docs/';
export const searchAddress = '/docs/search';

/** The address of every page there is. */
export function allAddresses(): string[] {
  return [rootAddress, searchAddress, ...sitePages().map(({ address }) => address)];
}
