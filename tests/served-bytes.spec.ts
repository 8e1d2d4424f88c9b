import { expect, test, type APIRequestContext } from '@playwright/test';

/** Asks for an address as it stands, without following redirects. */
const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { maxRedirects: 0, headers });

/** The addresses of a kind of file that a page's HTML names. */
async function namedIn(request: APIRequestContext, page: string, pattern: RegExp): Promise<string[]> {
  const html = await (await get(request, page)).text();
  return [...html.matchAll(pattern)].map(([address]) => address);
}

test.describe('addresses', () => {
  for (const path of [
    '/docs/',
    '/docs/search',
    '/docs/latest',
    '/docs/nightly',
    // Its file, concepts.html, stands beside a folder of the same name.
    '/docs/latest/concepts',
    '/docs/latest/concepts/orders',
    '/docs/nightly/concepts/orders',
  ]) {
    test(`${path} answers with a page`, async ({ request }) => {
      const response = await get(request, path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(await response.text()).toMatch(/^<!doctype html>/i);
    });
  }

  for (const [path, status, location] of [
    ['/', 302, '/docs/'],
    ['/docs', 301, '/docs/'],
    ['/docs/index.html', 301, '/docs/'],
    ['/docs/latest.html', 301, '/docs/latest'],
    ['/docs/latest/', 301, '/docs/latest'],
    ['/docs/latest/index.html', 301, '/docs/latest'],
    ['/docs/latest/concepts/orders.html', 301, '/docs/latest/concepts/orders'],
    ['/docs/nightly/concepts/index.html', 301, '/docs/nightly/concepts'],
  ] as const) {
    test(`${path} leads to ${location}, with its query`, async ({ request }) => {
      for (const query of ['', '?x=1&y=%2F']) {
        const response = await get(request, path + query);
        expect(response.status()).toBe(status);
        expect(response.headers()['location']).toBe(location + query);
      }
    });
  }

  test('methods other than GET and HEAD are refused', async ({ request }) => {
    const response = await request.post('/docs/latest');
    expect(response.status()).toBe(405);
    expect(response.headers()['allow']).toBe('GET, HEAD');
  });
});

test.describe('not found', () => {
  for (const [path, page] of [
    ['/docs/nope', '/docs/404'],
    ['/docs/latest/nope', '/docs/404'],
    ['/docs/nightly/nope', '/docs/nightly/404'],
  ] as const) {
    test(`${path} answers 404 with its page`, async ({ request }) => {
      const response = await get(request, path);
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect(html).toMatch(/<title[^>]*>Page Not Found/);
      const itself = await get(request, page);
      expect(itself.status()).toBe(404);
      expect(html).toBe(await itself.text());
    });
  }

  test('nightly has a page of its own', async ({ request }) => {
    const [root, nightly] = await Promise.all([
      get(request, '/docs/nope'),
      get(request, '/docs/nightly/nope'),
    ]);
    expect(await nightly.text()).not.toBe(await root.text());
  });

  test('a missing asset is never kept', async ({ request }) => {
    const response = await get(request, '/docs/assets/js/gone.0a1b2c3d.js');
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

test.describe('caching', () => {
  test('scripts, styles and fonts that a page names are kept for good', async ({ request }) => {
    const assets = await namedIn(
      request,
      '/docs/latest',
      /\/docs\/(?:assets|fonts)\/[^"' )>?]+\.(?:js|css|woff2)\b/g,
    );
    for (const kind of ['js', 'css', 'woff2']) {
      const asset = assets.find((address) => address.endsWith(`.${kind}`));
      expect(asset, `a ${kind} file in the page`).toBeDefined();
      const response = await get(request, asset ?? '');
      expect(response.status(), asset).toBe(200);
      expect(response.headers()['cache-control'], asset).toBe('public, max-age=31536000, immutable');
    }
  });

  test('what is kept for good carries a hash in its name', async ({ request }) => {
    const assets = await namedIn(request, '/docs/latest', /\/docs\/(?:assets|fonts)\/[^"' )>?]+\.\w+/g);
    expect(assets.length).toBeGreaterThan(2);
    for (const asset of assets) expect(asset).toMatch(/[.-][0-9a-f]{8,}\.\w+$/);
  });

  test('a page is checked each time, and is not sent twice', async ({ request }) => {
    const first = await get(request, '/docs/latest');
    expect(first.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get(request, '/docs/latest', { 'If-None-Match': first.headers()['etag'] ?? '' });
    expect(again.status()).toBe(304);
    expect((await again.body()).length).toBe(0);
  });
});

test.describe('compression', () => {
  // Kinds that Docusaurus itself writes last: their twins are missing when compressing starts too early.
  for (const path of ['/docs/latest', '/docs/sitemap.xml', '/docs/llms.txt']) {
    test(`${path} comes in the coding that the client takes`, async ({ request }) => {
      const plain = await get(request, path, { 'Accept-Encoding': 'identity' });
      expect(plain.headers()['content-encoding']).toBeUndefined();
      for (const coding of ['br', 'gzip']) {
        const packed = await get(request, path, { 'Accept-Encoding': coding });
        expect(packed.headers()['content-encoding']).toBe(coding);
        expect(packed.headers()['vary']).toBe('Accept-Encoding');
        expect(Number(packed.headers()['content-length'])).toBeLessThan(
          Number(plain.headers()['content-length']) / 2,
        );
        expect(await packed.text()).toBe(await plain.text());
      }
    });
  }

  test('scripts and styles come with brotli', async ({ request }) => {
    const assets = await namedIn(request, '/docs/latest', /\/docs\/assets\/[^"' )>?]+\.(?:js|css)\b/g);
    expect(assets.length).toBeGreaterThan(1);
    for (const asset of assets) {
      const response = await get(request, asset, { 'Accept-Encoding': 'gzip, deflate, br' });
      const isSmall = Number(response.headers()['content-length']) < 1000;
      if (!isSmall) expect(response.headers()['content-encoding'], asset).toBe('br');
    }
  });
});

test.describe('other files', () => {
  test('the Markdown copy of a page', async ({ request }) => {
    const response = await get(request, '/docs/latest/concepts/orders.md');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toMatch(/^# /m);
  });

  test('the sitemap', async ({ request }) => {
    const response = await get(request, '/docs/sitemap.xml');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
    expect(await response.text()).toContain('/docs/latest/concepts/orders</loc>');
  });
});

test('every answer carries the protective headers', async ({ request }) => {
  for (const path of ['/', '/docs/', '/docs/nope', '/docs/sitemap.xml', '/docs/%']) {
    expect((await get(request, path)).headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});
