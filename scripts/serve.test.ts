import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { fakeBuild } from '../plugins/hosting/fakeBuild';

const serve = (...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function failure(...args: string[]) {
  const child = serve(...args);
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, told };
}

describe('npm run serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints one line when ready and closes on %s', async (signal) => {
    const child = serve('--port', '0', '--dir', fakeBuild());
    const lines: string[] = [];
    const output = createInterface(child.stdout);
    output.on('line', (line) => lines.push(line));
    await once(output, 'line');
    const address = /^Serving .* at (http:\/\/127\.0\.0\.1:\d+\/docs\/)$/.exec(lines[0] ?? '')?.[1];
    // The connection stays open, as a browser's would.
    expect((await fetch(address ?? '')).status).toBe(200);
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(lines).toHaveLength(1);
  });

  it('ends with 1 and says what to do', async () => {
    expect(await failure('--dir', 'no-such-folder')).toEqual({
      code: 1,
      told: "The folder 'no-such-folder' is missing: run npm run build first.\n",
    });
    for (const [option, value] of [
      ['--port', 'x'],
      ['--port', '65536'],
      ['--port', ''],
      ['--prot', '1'],
    ] as const) {
      const { code, told } = await failure(option, value);
      expect(code).toBe(1);
      expect(told).toContain(option);
    }
  });
});
