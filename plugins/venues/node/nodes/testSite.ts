import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Venue } from '../../shared/types';
import { readVenues } from '../read';
import type { NodeFacts } from './facts';

const root = join(import.meta.dirname, '../../../..');

/** A venue that exists in no version, with one choice, an exclusion and a hint. */
export const moonFacts: NodeFacts = {
  id: 'MOON',
  choices: [
    {
      id: 'environment',
      label: 'Environment',
      options: [
        { id: 'LIVE', label: 'Live' },
        { id: 'TESTNET', label: 'Testnet' },
      ],
    },
  ],
  parts: [
    { both: { size: '1' }, instruments: ['ROCK.MOON'], sandbox: { starting_balances: '["1 BTC"]' } },
    { when: { environment: ['TESTNET'] }, both: { testnet: 'True' } },
    { when: { mode: ['live'] }, variables: { MOON_KEY: 'made-up' } },
  ],
  excluded: [{ when: { mode: ['sandbox'], environment: ['TESTNET'] }, reason: 'Its prices are made up.' }],
  hints: [{ when: { mode: ['live'] }, text: 'The moon must be above the horizon.' }],
};

/** All that it doesn't say itself is a real venue's. */
function moon(): Venue {
  const [real] = readVenues(root, 'latest');
  const [environment] = real?.environments ?? [];
  if (!real || !environment) throw new Error('there is no venue to take after');
  const value = { value: 'MOON', source: null, note: null };
  const key = { env_var: 'MOON_KEY', config_field: null, required: true, source: null };
  return {
    ...real,
    id: 'MOON',
    slug: 'moon',
    name: 'Moon',
    install: { extra: 'moon', requirements: [], source: null },
    client_id: value,
    classes: ['DataClientConfig', 'ExecClientConfig', 'LiveDataClientFactory', 'LiveExecClientFactory'].map(
      (name) => ({
        role: name
          .replace('Live', '')
          .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
          .toUpperCase(),
        name: `Moon${name}`,
        module: 'nautilus_trader.adapters.moon',
        source: null,
      }),
    ),
    environments: [{ ...environment, credentials: [key] }],
  };
}

/** A site's folder with the facts of one venue. */
export function testSite(facts: unknown = moonFacts) {
  const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
  mkdirSync(join(folder, 'facts/latest'), { recursive: true });
  for (const schema of ['venues', 'nodes', 'node-runs']) {
    copyFileSync(join(root, `facts/${schema}.schema.json`), join(folder, `facts/${schema}.schema.json`));
  }
  const put = (name: string, data: unknown) =>
    writeFileSync(join(folder, `facts/latest/${name}.json`), JSON.stringify(data));
  put('venues', { platform_limits: [], venues: [moon()] });
  put('nodes', { venues: [facts] });
  return { folder, put, remove: () => rmSync(folder, { recursive: true }) };
}
