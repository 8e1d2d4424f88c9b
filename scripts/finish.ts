import { loadSettings } from '../config/settings';
import { finish } from '../plugins/hosting/finish';
import { runMain } from './lib/run-main';

// `tsx scripts/finish.ts FOLDER`: what `npm run build` does when Docusaurus has written the site.
const [folder = 'build'] = process.argv.slice(2);

await runMain(async () => {
  for (const line of await finish(folder, loadSettings(), '.cache/compressed')) console.log(line);
});
