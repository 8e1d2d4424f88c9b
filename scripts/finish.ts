import { loadSettings } from '../config/settings';
import { finish } from '../plugins/hosting/finish';

// `tsx scripts/finish.ts FOLDER`: what `npm run build` does when Docusaurus has written the site.
const [folder = 'build'] = process.argv.slice(2);

finish(folder, loadSettings(), '.cache/compressed').then(
  (lines) => {
    for (const line of lines) console.log(line);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
