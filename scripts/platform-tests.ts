// The tests of platform/, in Python: what reads the platform's source, and the facts that it has written.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { platformEnvironment } from './lib/platform-environment';

const root = join(import.meta.dirname, '..');

try {
  const reports = join(root, 'test-results');
  mkdirSync(reports, { recursive: true });
  const python = platformEnvironment(root);
  const args = [
    '-B',
    '-m',
    'pytest',
    '-q',
    '-p',
    'no:cacheprovider',
    `--junit-xml=${join(reports, 'pytest.xml')}`,
  ];
  const { status } = spawnSync(python, [...args, 'extract/tests', 'examples/tests'], {
    cwd: join(root, 'platform'),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
