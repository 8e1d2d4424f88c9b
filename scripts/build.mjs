// `npm run build [-- options of docusaurus build]`: the static site, into build/ (or --out-dir): Docusaurus writes it,
// and then it is finished for hosts.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runInstalled } from './lib/command.mjs';

const args = process.argv.slice(2);
const { values } = parseArgs({ args, options: { 'out-dir': { type: 'string' } }, strict: false });
// Node compresses on threads, four unless it is told otherwise before it starts.
process.env.UV_THREADPOOL_SIZE ??= String(availableParallelism());

runInstalled(
  ['docusaurus', 'build', ...args],
  ['tsx', 'scripts/finish.ts', String(values['out-dir'] ?? 'build')],
);
