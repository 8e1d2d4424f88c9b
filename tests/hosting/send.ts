import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body, unpacked. */
  readonly body: Buffer;
  /** Length of the body on the wire. */
  readonly sentBytes: number;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

// Servers are stopped between tests, so no connection is kept for later.
const agent = new Agent({ keepAlive: true, maxSockets: 8, timeout: 20_000 });

/**
 * Sends a request target as it stands: `fetch` would tidy the path and follow redirects.
 *
 * @param port - of 127.0.0.1
 * @param target - such as `/docs/../x?y`
 * @throws Error when the connection breaks or the body isn't what its coding says
 */
export function send(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: Sent = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, headers, agent };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        try {
          const body = raw.length > 0 ? unpack(raw, response.headers['content-encoding']) : raw;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            sentBytes: raw.length,
          });
        } catch (error) {
          reject(new Error(`${target}: the body isn't what its coding says`, { cause: error }));
        }
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Closes what {@link send} keeps open. */
export function closeConnections(): void {
  agent.destroy();
}

function unpack(raw: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(raw);
  if (coding === 'gzip') return gunzipSync(raw);
  return raw;
}
