// `npm run facts -- --source PATH --version latest [--commit SHA]`: reads the API facts from a checkout of the platform.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { platformEnvironment } from './lib/platform-environment';

const root = join(import.meta.dirname, '..');
const platform = join(root, 'platform');

/** The commit of a checkout, or the one given for a source without history. */
function commitOf(source: string, given: string | undefined): string {
  if (given) return given;
  const result = existsSync(join(source, '.git'))
    ? spawnSync('git', ['-C', source, 'rev-parse', 'HEAD'], { encoding: 'utf8' })
    : undefined;
  const commit = result?.status === 0 ? result.stdout.trim() : '';
  if (!commit) {
    throw new Error(`${source} is no git checkout, so its commit is unknown. Give it as --commit SHA.`);
  }
  return commit;
}

try {
  const { values } = parseArgs({
    options: { source: { type: 'string' }, version: { type: 'string' }, commit: { type: 'string' } },
  });
  if (!values.source || !values.version) {
    throw new Error('Say what to read: npm run facts -- --source PATH --version latest (or nightly).');
  }
  const source = resolve(process.env['INIT_CWD'] ?? '.', values.source);
  const commit = commitOf(source, values.commit);
  const program = platformEnvironment(root);
  const args = ['-B', '-m', 'extract', '--source', source, '--version', values.version, '--commit', commit];
  const result = spawnSync(program, args, { cwd: platform, stdio: 'inherit' });
  process.exitCode = result.status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
