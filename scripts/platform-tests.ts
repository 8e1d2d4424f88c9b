// The tests of platform/, in Python: what reads the platform's source, and the facts that it has written.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { platformEnvironment } from './lib/platform-environment';
import { runMain } from './lib/run-main';

const root = join(import.meta.dirname, '..');

await runMain(() => {
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
  return status === 0;
});
