// `npm run facts -- --source PATH --version latest [--commit SHA | --ref TAG] [--day 2025-11-10]`: reads the facts of the
// API and the messages from a source tree of the platform.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentedVersion } from '../config/versions';
import { fromCallersFolder } from './lib/callers-folder';
import { readFacts } from './lib/read-facts';
import { runMain } from './lib/run-main';

await runMain(() => {
  const { values } = parseArgs({
    options: {
      source: { type: 'string' },
      version: { type: 'string' },
      commit: { type: 'string' },
      ref: { type: 'string' },
      day: { type: 'string' },
    },
  });
  if (!values.source || !values.version) {
    throw new Error('Say what to read: npm run facts -- --source PATH --version latest (or nightly).');
  }
  readFacts(join(import.meta.dirname, '..'), {
    source: fromCallersFolder(values.source),
    version: documentedVersion(values.version).name,
    ref: values.ref ?? values.commit,
    day: values.day,
  });
});
