// `npm run search:push [-- --dry-run] [--dir build]`: replaces the hosted index by the records of the last build. With
// --dry-run it prints what it would send, sends nothing and needs no credentials.
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { loadEnvironment } from '../../config/settings';
import { defaultWeights } from '../../plugins/local-search/client/weights';
import { runMain } from '../lib/run-main';
import { push } from './push/run';

const { kinds, knownPower } = defaultWeights;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, dir: { type: 'string' } },
  });
  await push({
    env: loadEnvironment(),
    isDryRun: values['dry-run'],
    built: values.dir,
    // As the embedded search weighs a query in words: the service breaks its last ties by one number for all queries.
    rankOf: (kind, weight) => kinds[kind][0] * weight ** knownPower,
    clientOf: (appId, writeKey) => algoliasearch(appId, writeKey),
    say: (line) => {
      console.log(line);
    },
  });
}

await runMain(main);
