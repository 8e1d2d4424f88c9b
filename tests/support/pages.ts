// The pages that are written, and those of the specification's section 2 as data, so that they can be held against it.
import { outsideSidebar } from '../../config/outsideSidebar';
import { pageFiles } from '../../plugins/pages/pageFiles';

export { outsideSidebar };

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

/** Folder of a version → its pages in the specification; the empty name is the version's root. */
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

/** Pages that the specification gives to nightly alone; latest has them from the release on that is cut from it. */
export const newcomers: readonly string[] = ['concepts/visualization'];

/** Doc ids of the specification. */
export const specified: readonly string[] = Object.entries(folders).flatMap(([folder, names]) =>
  names.split(' ').map((name) => (folder ? `${folder}/${name}` : name)),
);

/** Doc ids of a version: a new page is its file and its line in the sidebar, which plugins/page-checks asks for. */
export function docIds(version: Version): string[] {
  return pageFiles(process.cwd(), version).map((path) => path.replace(/\.mdx?$/, ''));
}

/** Pages that nightly alone has. */
export const nightlyOnly: readonly string[] = docIds('nightly').filter(
  (id) => !docIds('latest').includes(id),
);

/** Path of a page on the site: `('latest', 'concepts/index')` → `/docs/latest/concepts`. */
export function addressOf(version: Version, id: string): string {
  return `/docs/${version}/${id}`.replace(/\/index$/, '');
}

/** All pages of one version or of both, in the order of their files. */
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
