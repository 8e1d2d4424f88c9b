// `node scripts/run.mjs FILE …`: runs a TypeScript file after installing what is missing.
import { runInstalled } from './lib/command.mjs';

runInstalled(['tsx', ...process.argv.slice(2)]);
