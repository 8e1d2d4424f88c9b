import { rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosting } from '../../config/hosting';
import { compressFolder } from './compress';
import { folderWith } from '../testFolder';
import { fakeBuild, longText } from './fakeBuild';
import { startServer } from './server';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = fakeBuild();
  await compressFolder(folder, hosting, folderWith({}));
  ({ server } = await startServer({ folder, port: 0, host: '127.0.0.1' }, hosting));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  raw: Buffer;
  body: string;
}

/** Sends the path as it stands: `fetch` would tidy it, follow redirects and unpack the body. */
function send(path: string, { method = 'GET', headers = {} }: RequestOptions = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, raw, body: raw.toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('pages', () => {
  it.each([
    ['/docs/', 'the entry'],
    ['/docs/latest', longText('latest')],
    ['/docs/latest?x=1', longText('latest')],
    ['/docs/latest/concepts', 'concepts'],
    ['/docs/latest/concepts/orders', 'orders'],
    ['/docs/latest/concepts/orders.md', '# Orders'],
    ['/docs/nightly', 'nightly'],
    ['/docs/search?q=orders', 'search'],
    ['/docs/img/logo.png', 'picture'],
    ['/docs/data.bin', 'unknown kind'],
  ])('%s', async (path, body) => {
    expect(await send(path)).toMatchObject({ status: 200, body });
  });

  it('takes types and caching from the rules', async () => {
    const page = await send('/docs/latest');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const script = await send('/docs/assets/js/main.0a1b2c3d.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await send('/docs/latest/concepts/orders.md')).headers['content-type']).toBe(
      'text/markdown; charset=utf-8',
    );
    expect((await send('/docs/data.bin')).headers['content-type']).toBe('application/octet-stream');
  });

  it('answers HEAD with the same headers and no body', async () => {
    const [get, head] = await Promise.all([send('/docs/latest'), send('/docs/latest', { method: 'HEAD' })]);
    expect(head).toMatchObject({ status: 200, body: '' });
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it('answers a known ETag with 304 and the headers it has to carry', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag = '' } = (await send('/docs/latest', { headers })).headers;
    const again = await send('/docs/latest', { headers: { ...headers, 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const other = await send('/docs/latest', { headers: { ...headers, 'if-none-match': 'W/"other"' } });
    expect(other).toMatchObject({ status: 200, headers: { etag } });
  });

  it.each(['bytes=5-2', 'bytes=-3', 'bytes=0-3', 'nonsense'])(
    'sends the whole file for the range %s',
    async (range) => {
      expect(await send('/docs/search', { headers: { range } })).toMatchObject({
        status: 200,
        body: 'search',
      });
    },
  );
});

describe('compression', () => {
  const get = (accept: string, path = '/docs/latest') =>
    send(path, { headers: { 'accept-encoding': accept } });

  it('prefers brotli, then gzip, then the file', async () => {
    const brotli = await get('gzip, deflate, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(brotli.raw).toString()).toBe(longText('latest'));
    const gzip = await get('gzip');
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(gzip.raw).toString()).toBe(longText('latest'));
    const plain = await get('identity');
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('respects a refusal', async () => {
    expect((await get('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    expect((await get('*;q=0')).headers['content-encoding']).toBeUndefined();
  });

  it('sends a file without twins as it is', async () => {
    const reply = await get('br', '/docs/search');
    expect(reply).toMatchObject({ status: 200, body: 'search' });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('has no address for a twin', async () => {
    expect((await send('/docs/assets/js/main.0a1b2c3d.js.br')).status).toBe(404);
    expect((await send('/docs/latest.html.gz')).status).toBe(404);
  });
});

describe('redirects', () => {
  it.each([
    ['/', 302, '/docs/'],
    ['/docs?x=1', 301, '/docs/?x=1'],
    ['/docs/latest.html?x=1', 301, '/docs/latest?x=1'],
    ['/docs/latest/concepts/index.html?x=1', 301, '/docs/latest/concepts?x=1'],
    ['/docs/latest/?x=1', 301, '/docs/latest?x=1'],
  ])('%s → %i %s', async (path, status, location) => {
    expect(await send(path)).toMatchObject({ status, body: '', headers: { location } });
    expect(await send(path, { method: 'HEAD' })).toMatchObject({ status, headers: { location } });
  });
});

describe('not found', () => {
  it.each([
    ['/nope', 'not found anywhere'],
    ['/docs/nope', 'not found anywhere'],
    ['/docs/latest/nope', 'not found anywhere'],
    ['/docs/nightly/nope', 'not found in nightly'],
    ['/docs/404', 'not found anywhere'],
    ['/docs/404.html', 'not found anywhere'],
    ['/docs/nightly/404', 'not found in nightly'],
    ['/docs/latest/concepts/orders/deeper', 'not found anywhere'],
    ['/docs/a?b=%', 'not found anywhere'],
    ['//evil.example/', 'not found anywhere'],
    // Folders without a page of their name: no listing.
    ['/docs/assets', 'not found anywhere'],
    ['/docs/assets/js', 'not found anywhere'],
  ])('%s', async (path, body) => {
    const reply = await send(path);
    expect(reply).toMatchObject({ status: 404, body });
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('never lets a missing asset be kept', async () => {
    const { status, headers } = await send('/docs/assets/js/gone.0a1b2c3d.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('stays 404 for HEAD and for a client that holds the page', async () => {
    expect(await send('/docs/nope', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
    const { etag = '' } = (await send('/docs/nope')).headers;
    expect(await send('/docs/nope', { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 404,
      body: 'not found anywhere',
    });
  });

  it('answers without a not-found page too', async () => {
    const bare = { ...hosting, notFound: [] };
    const started = await startServer({ folder, port: 0, host: '127.0.0.1' }, bare);
    const reply = await fetch(`${started.address}nope`);
    expect([reply.status, await reply.text()]).toEqual([404, 'Page not found\n']);
    started.server.close();
  });
});

describe('what is refused', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s', async (method) => {
    const reply = await send('/docs/latest', { method });
    expect(reply).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it.each([
    '/docs/../server.test.ts',
    '/docs/%2e%2e/%2e%2e/etc/passwd',
    '/docs/%',
    '/docs/%c0%af',
    '/docs/a%00',
  ])('%s', async (path) => {
    expect(await send(path)).toMatchObject({ status: 400, body: 'Malformed address\n' });
  });

  it('does not reach a neighbour of the folder', async () => {
    expect((await send('/docs//etc/passwd')).status).toBe(404);
    expect((await send(`/docs/${encodeURIComponent(join(folder, 'index.html'))}`)).status).not.toBe(200);
  });
});

it.each([
  ['a page', 200, '/docs/', {}],
  ['a redirect', 302, '/', {}],
  ['not found', 404, '/docs/nope', {}],
  ['a malformed address', 400, '/docs/%', {}],
  ['a refused method', 405, '/docs/', { method: 'POST' }],
])('%s carries the headers of all answers', async (_name, status, path, options) => {
  const reply = await send(path, options);
  expect(reply.status).toBe(status);
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': "default-src 'self'",
  });
});

it('answers under the policy of the latest build, and under the last one while there is none', async () => {
  const file = join(folder, '.hosting/content-security-policy.txt');
  const policy = async () => (await send('/docs/')).headers['content-security-policy'];
  writeFileSync(file, "default-src 'none'\n");
  expect(await policy()).toBe("default-src 'none'");
  rmSync(file);
  expect(await policy()).toBe("default-src 'none'");
  writeFileSync(file, "default-src 'self'\n");
  expect(await policy()).toBe("default-src 'self'");
});

it.each(['.hosting/content-security-policy.txt', '.hosting/static/_headers', '_headers', '_redirects'])(
  'has no address for %s',
  async (file) => {
    expect((await send(`/docs/${file}`)).status).toBe(404);
    expect((await send(`/${file}`)).status).toBe(404);
  },
);

describe('startServer', () => {
  it('says what to do when the folder has no policy', async () => {
    const bare = folderWith({ 'index.html': 'the entry' });
    await expect(startServer({ folder: bare, port: 0, host: '127.0.0.1' }, hosting)).rejects.toThrow(
      /content-security-policy\.txt', the policy of the built pages: run npm run build again/,
    );
  });

  it('says what to do when the folder is missing', async () => {
    const options = { folder: join(folder, 'nope'), port: 0, host: '127.0.0.1' };
    await expect(startServer(options, hosting)).rejects.toThrow(/nope' is missing: run npm run build first/);
  });

  it('says what to do when the port is taken', async () => {
    await expect(startServer({ folder, port, host: '127.0.0.1' }, hosting)).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken: stop what uses it or choose another with --port.`,
    );
  });
});
