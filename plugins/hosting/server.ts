import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostingRules } from '../../config/hosting';
import { createHandler } from './handler';

/** What to serve, and where. */
export interface ServeOptions {
  /** The built folder. */
  readonly folder: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
}

/**
 * Starts serving a built folder.
 *
 * @param options - folder, port and host
 * @param rules - the site's rules
 * @returns the listening server and the address of the site on it
 * @throws Error that says what to do when the folder is missing or the port can't be had
 */
export async function startServer(
  options: ServeOptions,
  rules: HostingRules,
): Promise<{ server: Server; address: string }> {
  const { folder, port, host } = options;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`The folder '${folder}' is missing: run npm run build first.`);
  }
  const server = createServer(createHandler(folder, rules));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(listenProblem(error, options), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo; // never a pipe's name: it listens on a port
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return { server, address: `http://${shownHost}:${bound.port}${rules.basePath}` };
}

function listenProblem(error: NodeJS.ErrnoException, { port, host }: ServeOptions): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is taken: stop what uses it or choose another with --port.`;
  }
  return `Can't listen on port ${port} of ${host} (${error.message}): choose others with --port and --host.`;
}
