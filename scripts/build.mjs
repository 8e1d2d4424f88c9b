// `npm run build`: the static site, into build/.
import { runInstalled } from './lib/command.mjs';

runInstalled('docusaurus', ['build', ...process.argv.slice(2)]);
