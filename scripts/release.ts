// `npm run docs:release [-- --dry-run] [--force] [--platform-version 1.222.0] [--source PATH]`: cuts latest from nightly.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultVersion } from '../config/site';
import { documentedVersions } from '../config/versions';
import { release } from './releases/release';
import { readFacts } from './lib/read-facts';
import { runMain } from './lib/run-main';
import { fromCallersFolder } from './lib/callers-folder';
import { sidebars } from './lib/sidebars';

const root = join(import.meta.dirname, '..');

await runMain(() => {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'platform-version': { type: 'string' },
      source: { type: 'string' },
    },
  });
  const source = values.source === undefined ? undefined : fromCallersFolder(values.source);
  const lines = release({
    siteDir: root,
    sidebars,
    versions: documentedVersions,
    dryRun: values['dry-run'],
    force: values.force,
    platform: values['platform-version'],
    readSource: source
      ? (platform) => readFacts(root, { source, version: defaultVersion, ref: `v${platform}` })
      : undefined,
  });
  console.log(lines.join('\n'));
});
