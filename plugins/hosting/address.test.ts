import { describe, expect, it } from 'vitest';
import { hosting } from '../../config/hosting';
import { resolveAddress } from './address';

const resolve = (target: string) => resolveAddress(target, hosting);

describe('redirects', () => {
  it.each([
    ['/', 302, '/docs/'],
    ['/docs', 301, '/docs/'],
    ['/docs/index.html', 301, '/docs/'],
    ['/docs/index', 301, '/docs/'],
    ['/docs/latest.html', 301, '/docs/latest'],
    ['/docs/latest/concepts/orders.html', 301, '/docs/latest/concepts/orders'],
    ['/docs/latest/concepts/index.html', 301, '/docs/latest/concepts'],
    ['/docs/latest/', 301, '/docs/latest'],
    ['/docs/latest///', 301, '/docs/latest'],
    ['/docs/latest%2Ehtml', 301, '/docs/latest'],
    ['/docs/a%3Fb%23c%25.html', 301, '/docs/a%3Fb%23c%25'],
    ['/docs/$1$&.html', 301, '/docs/$1$&'],
  ])('%s → %i %s', (target, status, location) => {
    expect(resolve(target)).toEqual({ kind: 'redirect', status, location });
    expect(resolve(`${target}?x=1&y=%2F?`)).toEqual({
      kind: 'redirect',
      status,
      location: `${location}?x=1&y=%2F?`,
    });
  });

  it('leaves the base path, clean addresses and other sites alone', () => {
    for (const path of [
      '/docs/',
      '/docs/latest',
      '/docs/latest/concepts/orders.md',
      '/docs/.html',
      '/docs//',
    ]) {
      expect(resolve(path).kind, path).toBe('file');
    }
    // A location that starts with two slashes would leave the site.
    for (const path of ['//evil.example/', '//evil.example/x.html', '/docsx/']) {
      expect(resolve(path), path).toEqual({ kind: 'file', candidates: [], notFoundPage: '404.html' });
    }
  });
});

describe('files', () => {
  it('tries the page before the folder of its name', () => {
    expect(resolve('/docs/latest?x=1')).toEqual({
      kind: 'file',
      candidates: ['latest.html', 'latest'],
      notFoundPage: '404.html',
    });
  });

  it('answers the base path with its index', () => {
    expect(resolve('/docs/')).toMatchObject({ candidates: ['index.html'] });
  });

  it('has no address for compressed twins', () => {
    expect(resolve('/docs/latest.html.br')).toMatchObject({ candidates: [] });
    expect(resolve('/docs/assets/js/main.js.gz')).toMatchObject({ candidates: [] });
    expect(resolve('/docs/data.tar.gz')).not.toMatchObject({ candidates: [] });
  });
});

it.each(['/docs/.hosting/nginx/nginx.conf', '/docs/latest/.git', '/docs/latest//concepts', '/docs//latest'])(
  '%s has no file',
  (target) => {
    expect(resolve(target)).toMatchObject({ kind: 'file', candidates: [] });
  },
);

describe('not found', () => {
  it.each([
    ['/nope', '404.html'],
    ['/docs/nope', '404.html'],
    ['/docs/latest/nope', '404.html'],
    ['/docs/nightlynope', '404.html'],
    ['/docs/nightly/nope', 'nightly/404.html'],
  ])('%s shows %s', (target, notFoundPage) => {
    expect(resolve(target)).toMatchObject({ kind: 'file', notFoundPage });
  });

  it.each(['/docs/404', '/docs/404.html', '/docs/nightly/404', '/docs/nightly/404.html'])(
    '%s itself is never found',
    (target) => {
      const notFoundPage = target.includes('nightly') ? 'nightly/404.html' : '404.html';
      expect(resolve(target)).toEqual({ kind: 'file', candidates: [], notFoundPage });
    },
  );
});

it.each([
  '/docs/../package.json',
  '/docs/%2e%2e/package.json',
  '/docs/..%2fpackage.json',
  '/docs/..%5cpackage.json',
  '/docs/./latest',
  '/docs/%',
  '/docs/%c0%af',
  '/docs/a%00.html',
  '/docs/a%0d%0aSet-Cookie:x.html',
  '/docs/a%7f.html',
  '/docs/a%c2%85.html',
  'docs/latest',
])('%s is malformed', (target) => {
  expect(resolve(target)).toEqual({ kind: 'malformed' });
});
