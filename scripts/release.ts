// `npm run docs:release [-- --dry-run] [--platform-version 1.222.0]`: cuts latest from nightly.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentedVersions } from '../config/versions';
import { release } from '../plugins/versions/release';
import sidebars from '../sidebars';

try {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, 'platform-version': { type: 'string' } },
  });
  const lines = release({
    siteDir: join(import.meta.dirname, '..'),
    sidebars,
    versions: documentedVersions,
    dryRun: values['dry-run'],
    platform: values['platform-version'],
  });
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
