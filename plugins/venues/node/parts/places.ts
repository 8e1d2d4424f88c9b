import type { PhrasingContent, RootContent } from 'mdast';
import { text } from '../../../pages/nodes';
import { lower } from '../../shared/labels';
import type { Environment } from '../../shared/types';
import type { Context } from '../context';
import { code, listed, sentence, table, type TableCell, unsearched } from '../cells';

/** What is traded or quoted there. */
export function products({ venue, symbol }: Context): RootContent[] {
  return [
    table(
      ['Product', 'Id', 'Instruments', 'Account'],
      venue.products.map(({ id, name, instrument_types, account_type }) => [
        sentence(name),
        [code(id)],
        listed(instrument_types.map((type) => symbol(type))),
        account_type ? [symbol(`AccountType.${account_type}`, account_type)] : '',
      ]),
    ),
  ];
}

/** Where it connects to, what chooses it, and which variables are read. */
export function environments({ venue }: Context): RootContent[] {
  return [
    table(
      ['Environment', 'Chosen by', 'Variables', 'Note'],
      venue.environments.map((environment) => [
        [code(environment.id)],
        listed(Object.entries(environment.config).map(([name, value]) => code(`${name}=${python(value)}`))),
        variables(environment),
        sentence(environment.note),
      ]),
    ),
    ...addresses(venue.environments),
  ];
}

function variables({ credentials }: Environment): PhrasingContent[] {
  return credentials.flatMap(({ env_var, config_field }, index) => [
    ...(index > 0 ? [text(', ')] : []),
    code(env_var),
    ...(config_field ? [text(' ('), code(config_field), text(')')] : []),
  ]);
}

/** One row an address: of all products, or of one. */
function addresses(environments: readonly Environment[]): RootContent[] {
  const rows = environments.flatMap(({ id, http_url, ws_url }): TableCell[][] => {
    const keys = [
      ...new Set([http_url, ws_url].flatMap((urls) => (isRecord(urls) ? Object.keys(urls) : []))),
    ];
    const at = (urls: Environment['http_url'], key: string | undefined) =>
      addressCell(isRecord(urls) ? (urls[key ?? ''] ?? null) : urls);
    const of = (key?: string): TableCell[] => [
      [code(id)],
      key ? [code(key)] : '',
      at(http_url, key),
      at(ws_url, key),
    ];
    if (keys.length > 0) return keys.map((key) => of(key));
    return http_url === null && ws_url === null ? [] : [of()];
  });
  return rows.length > 0 ? [unsearched(table(['Environment', 'Product', 'Requests', 'Streams'], rows))] : [];
}

/** An address as code; words about one stay words. */
function addressCell(address: string | null): TableCell {
  if (address === null) return '';
  return /^\S+$/.test(address) ? [code(address)] : sentence(address);
}

/** How instruments are named. */
export function symbology({ venue }: Context): RootContent[] {
  return [
    table(
      ['Instrument id', 'Means', 'Product'],
      venue.symbology.map(({ example, meaning, product }) => [
        [code(example)],
        sentence(meaning),
        product ? [code(product)] : '',
      ]),
    ),
  ];
}

/** How many requests the client lets through. */
export function rateLimits({ venue }: Context): RootContent[] {
  return [
    table(
      ['Scope', 'Key', 'Limit'],
      venue.rate_limits.map(({ scope, key, limit, period }) => [
        /^[A-Z_]+$/.test(scope) ? [code(scope)] : sentence(scope),
        key ? [code(key)] : '',
        limit === null
          ? 'as configured'
          : `${limit.toLocaleString('en')}${period ? ` per ${lower(period)}` : ''}`,
      ]),
    ),
  ];
}

const isRecord = (value: unknown): value is Readonly<Record<string, string | null>> =>
  typeof value === 'object' && value !== null;

function python(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
}
