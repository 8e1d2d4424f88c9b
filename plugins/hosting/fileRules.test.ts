import { describe, expect, it } from 'vitest';
import { hosting } from '../../config/hosting';
import { fileHeaders, isTwin } from './fileRules';

const forever = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';
const checked = 'public, max-age=0, must-revalidate';

describe('fileHeaders', () => {
  it.each([
    ['assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8', forever],
    ['assets/css/styles.0a1b2c3d.css', 'text/css; charset=utf-8', forever],
    ['assets/images/chart-0a1b2c3d.png', 'image/png', forever],
    ['assets/fonts/roboto-0a1b2c3d.woff2', 'font/woff2', forever],
    ['img/logo.svg', 'image/svg+xml; charset=utf-8', day],
    ['img/social.PNG', 'image/png', day],
    ['index.html', 'text/html; charset=utf-8', checked],
    ['latest/concepts/orders.md', 'text/markdown; charset=utf-8', checked],
    ['llms.txt', 'text/plain; charset=utf-8', checked],
    ['sitemap.xml', 'application/xml; charset=utf-8', checked],
    ['records.json', 'application/json; charset=utf-8', checked],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8', checked],
    ['latest/assets/x.js', 'text/javascript; charset=utf-8', checked],
    ['CNAME', 'application/octet-stream', checked],
  ])('%s: %s, %s', (file, contentType, cacheControl) => {
    expect(fileHeaders(file, hosting)).toEqual({
      'Content-Type': contentType,
      'Cache-Control': cacheControl,
    });
  });
});

it('knows twins from other archives', () => {
  expect(['x.html.br', 'x.md.gz', 'x.tar.gz', 'x.gz', 'x.html'].map((file) => isTwin(file, hosting))).toEqual(
    [true, true, false, false, false],
  );
});
