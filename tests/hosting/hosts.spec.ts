import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { hosting } from '../../config/hosting';
import { isCompressible } from '../../plugins/hosting/fileRules';
import { builtFiles } from '../../plugins/hosting/hosts/artefacts';
import { startServer } from '../../plugins/hosting/server';
import { findNginx } from '../../scripts/lib/nginx-probes';
import { asker, build, differ, fileOfBuild, hold, holdFile, inTurns, type Problems } from './check';
import { type Expectation, notFound, odd, pages, redirects, refused, refusedMethods } from './expectations';
import { type Host, startNginx } from './nginxServer';
import { closeConnections } from './send';

// One worker, so one server of each kind; no test here opens a browser.
test.describe.configure({ mode: 'default' });

/** A started host that may lack the module for brotli, or why there is none. */
type Started = (Host & { readonly brotli: boolean }) | { readonly reason: string };

const hosts: Readonly<Record<string, () => Promise<Started>>> = {
  async 'npm run serve'() {
    const { server } = await startServer({ folder: build, port: 0, host: '127.0.0.1' }, hosting);
    const stop = async () => {
      server.close();
      server.closeAllConnections();
    };
    // Never a pipe's name: it listens on a port.
    return { port: (server.address() as AddressInfo).port, stop, brotli: true };
  },
  async nginx() {
    const found = findNginx();
    if ('reason' in found) return found;
    const brotli = found.brotliModule !== undefined;
    if (!brotli) console.warn('\n  NGINX IS NOT TESTED WITH BROTLI: its module is not installed.\n');
    return { ...(await startNginx(found, build)), brotli };
  },
};

for (const [name, start] of Object.entries(hosts)) {
  test.describe(name, () => {
    let host: Host & { readonly brotli: boolean };
    let problems: Problems;

    test.beforeAll(async () => {
      // Its packages may have to come first.
      test.setTimeout(300_000);
      const started = await start();
      if ('reason' in started) {
        console.warn(`\n  ${name.toUpperCase()} IS NOT TESTED: ${started.reason}.\n`);
        test.skip(true, started.reason);
      } else {
        host = started;
      }
    });
    test.beforeEach(() => (problems = []));
    test.afterAll(async () => {
      closeConnections();
      // There is none when the start failed.
      await (host as Host | undefined)?.stop();
    });

    const ask = (...request: Parameters<ReturnType<typeof asker>>) => asker(host.port, problems)(...request);
    const holdAll = async (expected: readonly Expectation[]) => {
      await inTurns(expected, (one) => hold(host.port, one, problems));
      expect(problems).toEqual([]);
    };

    test('every page of the specification', () => holdAll(pages));
    test('every redirect', () => holdAll(redirects));
    test('what is not there, with the page of its version', () => holdAll(notFound));
    test('malformed addresses', () => holdAll(refused));

    test('no odd address and no foreign Host leads away', async () => {
      for (const target of odd) await ask(target);
      for (const target of ['/', '/docs', '/docs/latest/', '/docs/latest.html']) {
        await ask(target, { headers: { Host: 'evil.example' } });
      }
      expect(problems).toEqual([]);
    });

    test('every file, in each coding, with its type and caching', async () => {
      const files = (await builtFiles(build, hosting)).filter((file) => !file.endsWith('.html'));
      const clean = pages.flatMap(({ target, file }) =>
        file && !target.includes('?') ? { target, file } : [],
      );
      const all = [...clean, ...files.map((file) => ({ target: `/docs/${encodeURI(file)}`, file }))];
      expect(all.length).toBeGreaterThan(400);
      await inTurns(all, async ({ target, file }) => {
        const packed =
          isCompressible(file, hosting) && fileOfBuild(file).length >= hosting.compression.minBytes;
        for (const [accepted, coding] of [
          ['gzip, deflate, br', host.brotli ? 'br' : 'gzip'],
          ['br;q=0, gzip', 'gzip'],
          ['identity', undefined],
        ] as const) {
          // Via: nginx would send proxies the plain file.
          const reply = await ask(target, { headers: { 'Accept-Encoding': accepted, Via: '1.1 proxy' } });
          const told = `${target} for ${accepted}`;
          holdFile(told, reply, file, problems);
          if (reply.status !== 200) problems.push(`${told}: ${reply.status}`);
          differ(problems, told, 'Vary', reply.headers.vary, 'Accept-Encoding');
          differ(problems, told, 'coding', reply.headers['content-encoding'], packed ? coding : undefined);
        }
      });
      expect(problems).toEqual([]);
    });

    test('scripts for good, pages never unasked, the 404 page in its coding', async () => {
      const page = fileOfBuild('latest.html').toString();
      const script = /\/docs\/assets\/js\/main\.[0-9a-f]+\.js/.exec(page)?.[0];
      expect((await ask(script ?? '')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const gone = await ask('/docs/nope', { headers: { 'Accept-Encoding': 'gzip' } });
      expect(gone.status).toBe(404);
      expect(gone.headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      expect(gone.body.equals(fileOfBuild('404.html'))).toBe(true);
      expect((await ask('/docs/%')).headers['cache-control']).toBe('no-store');
      expect(problems).toEqual([]);
    });

    test('what the reader holds is not sent twice, and what is missing stays missing', async () => {
      for (const coding of ['br', 'gzip', 'identity']) {
        const headers = { 'Accept-Encoding': coding };
        const { etag } = (await ask('/docs/latest', { headers })).headers;
        const again = await ask('/docs/latest', { headers: { ...headers, 'If-None-Match': etag } });
        expect(again).toMatchObject({ status: 304, sentBytes: 0 });
        expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      }
      const { etag } = (await ask('/docs/nope')).headers;
      const gone = await ask('/docs/nope', { headers: { 'If-None-Match': etag ?? '*' } });
      expect(gone.status).toBe(404);
      expect(gone.body.equals(fileOfBuild('404.html'))).toBe(true);
      expect(problems).toEqual([]);
    });

    test('HEAD answers as GET does, without the body', async () => {
      for (const target of ['/docs/', '/docs/latest', '/docs/latest.html', '/docs/nope', '/docs/../x']) {
        const [asked, head] = [await ask(target), await ask(target, { method: 'HEAD' })];
        expect([head.status, head.sentBytes], target).toEqual([asked.status, 0]);
        for (const header of ['content-type', 'cache-control', 'location', 'etag', 'vary']) {
          differ(problems, target, header, head.headers[header], asked.headers[header]?.toString());
        }
      }
      expect(problems).toEqual([]);
    });

    test('other methods are refused', async () => {
      for (const method of refusedMethods) {
        for (const target of ['/docs/latest', '/docs/nope', '/docs/latest.html', '/']) {
          const reply = await ask(target, { method });
          if (reply.status !== 405) problems.push(`${method} ${target}: ${reply.status}`);
          differ(problems, `${method} ${target}`, 'Allow', reply.headers.allow, 'GET, HEAD');
        }
      }
      expect(problems).toEqual([]);
    });
  });
}
