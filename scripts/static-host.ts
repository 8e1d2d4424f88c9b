import { parseArgs } from 'node:util';
import { hosting } from '../config/hosting';
import { publish } from '../plugins/hosting/hosts/publish';
import { runMain } from './lib/run-main';

// Lays the built site out for a static host: `node scripts/run.mjs scripts/static-host.ts [--dir build] [--to public]
// [--plain]`. `--plain` is for hosts that know neither headers nor redirects, such as GitHub Pages.
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'build' },
      to: { type: 'string', default: 'public' },
      plain: { type: 'boolean', default: false },
    },
  });
  const count = await publish(values.dir, values.to, hosting, values.plain);
  console.log(`Wrote ${count} files of ${values.dir} to ${values.to}.`);
}

await runMain(main);
