// What every host of the site has to answer, as data: held against `npm run serve` and against nginx.
import { allAddresses, rootAddress } from '../support/pages';

/** A request and what has to come back. */
export interface Expectation {
  readonly target: string;
  readonly status: number | readonly number[];
  /** File of the build that is the body. */
  readonly file?: string;
  readonly location?: string;
}

export const pages: readonly Expectation[] = allAddresses().flatMap((address) => {
  const file = address === rootAddress ? 'index.html' : `${address.slice('/docs/'.length)}.html`;
  return [
    { target: address, status: 200, file },
    { target: `${address}?x=1&y=%2F`, status: 200, file },
  ];
});

const redirect = (target: string, location: string, status = 301): Expectation[] =>
  ['', '?x=1&y=%2F?'].map((query) => ({ target: target + query, status, location: location + query }));

export const redirects: readonly Expectation[] = [
  ...redirect('/', '/docs/', 302),
  ...redirect('/docs', '/docs/'),
  ...redirect('/docs/index', '/docs/'),
  ...redirect('/docs/index.html', '/docs/'),
  ...redirect('/docs/latest/', '/docs/latest'),
  ...redirect('/docs/latest///', '/docs/latest'),
  ...redirect('/docs/latest/index.html', '/docs/latest'),
  ...redirect('/docs/latest%2Ehtml', '/docs/latest'),
  ...redirect('/docs/a%23b%25.html', '/docs/a%23b%25'),
  ...redirect('/docs/%C3%A9%20b.html', '/docs/%C3%A9%20b'),
  ...allAddresses()
    .filter((address) => address !== rootAddress)
    .flatMap((address) => [
      { target: `${address}.html`, status: 301, location: address },
      { target: `${address}/`, status: 301, location: address },
    ]),
];

const missing = (file: string, targets: readonly string[]): Expectation[] =>
  targets.map((target) => ({ target, status: 404, file }));

export const notFound: readonly Expectation[] = [
  ...missing('404.html', [
    '/nope',
    '/docs/nope',
    '/docs/latest/nope',
    '/docs/latest/concepts/orders/deeper',
    '/docs/nightlynope',
    '/docs/a?b=%',
    '/docsx/',
    '/docs/404',
    '/docs/404.html',
    // Never kept, though its folder is.
    '/docs/assets/js/gone.0a1b2c3d.js',
    // Folders without a page of their name: no listing.
    '/docs/assets',
    '/docs/assets/js',
    // The build is below /docs/ alone.
    '/latest',
    '/404.html',
    '/nightly/404.html',
    '/index.html',
    '/assets/js',
    // Compressed twins and files for hosts.
    '/docs/latest.html.br',
    '/docs/latest.html.gz',
    '/docs/sitemap.xml.gz',
    '/docs/.hosting/content-security-policy.txt',
    '/docs/.hosting/nginx/nginx.conf',
    '/docs/%2Ehosting/static/_headers',
    '/.hosting/static/_headers',
    '/docs/_headers',
    '/docs/_redirects',
    '/_headers',
    '/_redirects',
    // Second addresses of pages.
    '/docs//latest',
    '/docs/latest//concepts',
    // As a location, these would lead elsewhere.
    '//evil.example/',
    '//evil.example/x.html',
    '//evil.example/docs',
    `/docs/${'a'.repeat(300)}`,
  ]),
  ...missing('nightly/404.html', ['/docs/nightly/nope', '/docs/nightly/404', '/docs/nightly/404.html']),
];

const malformed = [
  '/docs/../package.json',
  '/docs/latest/../../package.json',
  '/docs/%2e%2e/%2e%2e/etc/passwd',
  '/docs/..%2f..%2fetc/passwd',
  '/docs/..%5c..%5cetc',
  '/docs/%5cevil.example/',
  '/docs/./latest',
  '/docs/%',
  '/docs/%zz',
  '/docs/a%00.html',
  '/docs/a%0d%0aSet-Cookie:x=1.html',
  '/docs/a%0aLocation:x/',
  '/docs/a%7f/',
];

export const refused: readonly Expectation[] = [
  ...malformed.map((target) => ({ target, status: 400 })),
  // Not UTF-8: nginx looks for a file of these bytes.
  ...['/docs/%c0%af', '/docs/%ff.md'].map((target) => ({ target, status: [400, 404] })),
];

/** Odd, but harmless as long as no answer leads away: hosts may differ. */
export const odd: readonly string[] = [
  'http://evil.example/docs/latest.html',
  'http://evil.example/docs',
  '/docs//evil.example/',
  '/docs/https://evil.example/',
  '/docs/%2f%2fevil.example/',
  '/docs/%c0%af.html',
  '/docs/%ff/',
  // nginx doesn't escape the question mark again.
  '/docs/a%3Fb.html',
];

export const refusedMethods: readonly string[] = [
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
];
