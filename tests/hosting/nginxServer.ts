import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A server under test. */
export interface Host {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export interface Nginx {
  readonly program: string;
  readonly brotliModule?: string;
}

/**
 * Starts nginx on a free port with the configuration that a build made; only its places are changed, to a folder of
 * its own.
 *
 * @param nginx - program and brotli module
 * @param build - the built folder
 * @throws Error with what nginx said when it doesn't start
 */
export async function startNginx({ program, brotliModule }: Nginx, build: string): Promise<Host> {
  const home = mkdtempSync(join(tmpdir(), 'nginx-test-'));
  const port = await freePort();
  const made = (name: string) => readFileSync(join(build, '.hosting/nginx', name), 'utf8');
  const files = {
    'nginx.conf': changed(made('nginx.conf'), '"/tmp/', `"${home}/`),
    'nt-docs.conf': changed(
      changed(made('nt-docs.conf'), 'listen 8080;', `listen 127.0.0.1:${port};`),
      'root "/srv/nt-docs";',
      `root ${JSON.stringify(resolve(build))};`,
    ),
    // As Debian's package of the module does.
    ...(brotliModule && {
      'nt-docs-brotli.conf': made('nt-docs-brotli.conf'),
      'modules-enabled/50-mod-http-brotli-static.conf': `load_module ${JSON.stringify(brotliModule)};\n`,
    }),
  };
  mkdirSync(join(home, 'modules-enabled'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(home, name), content);

  // As root it would work as a user who may not be able to read the build.
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const child = spawn(
    program,
    ['-p', home, '-e', 'stderr', '-c', join(home, 'nginx.conf'), '-g', directives],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const failed = ended.then(() => {
    throw new Error(`nginx ended: ${told}`);
  });
  try {
    await Promise.race([listening(port), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  failed.catch(() => undefined);
  return { port, stop };
}

/** Puts one text for another that has to be there. */
function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The build's nginx configuration has no '${from}'.`);
  return text.replaceAll(from, to);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // never a pipe's name: it listens on a port
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a port takes connections. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const taken = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (taken) return;
    await new Promise((next) => setTimeout(next, 25));
  }
  throw new Error(`nginx doesn't listen on port ${port} after 5 s.`);
}
