import { parseArgs } from 'node:util';
import { hosting } from '../config/hosting';
import { startServer, type ServeOptions } from '../plugins/hosting/server';
import { runMain } from './lib/run-main';

const usage = 'npm run serve -- [--port 3000] [--dir build] [--host 127.0.0.1]';

function readOptions(): ServeOptions {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      dir: { type: 'string', default: 'build' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) {
    throw new Error(`--port is not a port number: '${values.port}'. Usage: ${usage}`);
  }
  return { folder: values.dir, port, host: values.host };
}

async function main(): Promise<void> {
  const options = readOptions();
  const { server, address } = await startServer(options, hosting);
  console.log(`Serving ${options.folder} at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      // Browsers keep connections open for minutes.
      server.closeAllConnections();
    });
  }
}

await runMain(main);
