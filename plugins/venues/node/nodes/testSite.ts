import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const moon = {
  id: 'MOON',
  name: 'Moon',
  install: { extra: 'moon' },
  client_id: { value: 'MOON' },
  classes: ['DataClientConfig', 'ExecClientConfig', 'LiveDataClientFactory', 'LiveExecClientFactory'].map(
    (name) => ({
      role: name
        .replace('Live', '')
        .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
        .toUpperCase(),
      name: `Moon${name}`,
      module: 'nautilus_trader.adapters.moon',
    }),
  ),
  environments: [{ credentials: [{ env_var: 'MOON_KEY' }] }],
};

/** A site's folder with the facts of one venue. */
export function testSite(facts: unknown = moonFacts) {
  const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
  mkdirSync(join(folder, 'facts/latest'), { recursive: true });
  for (const schema of ['nodes', 'node-runs']) {
    copyFileSync(join(root, `facts/${schema}.schema.json`), join(folder, `facts/${schema}.schema.json`));
  }
  const put = (name: string, data: unknown) =>
    writeFileSync(join(folder, `facts/latest/${name}.json`), JSON.stringify(data));
  put('venues', { venues: [moon] });
  put('nodes', { venues: [facts] });
  return { folder, put, remove: () => rmSync(folder, { recursive: true }) };
}
