// `npm test`: every check, see checks/. `npm test -- --only unit,lint` runs some.
import { runInstalled } from './lib/command.mjs';

runInstalled(['tsx', 'scripts/checks/index.ts', ...process.argv.slice(2)]);
