import { readdirSync, readFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hosting } from '../../../config/hosting';
import { compressFolder } from '../compress';
import { folderWith } from '../../testFolder';
import { fakeBuild } from '../fakeBuild';
import { allHeaders, builtFiles, writeArtefacts } from './artefacts';
import { nginxSite } from './nginx';
import { publish, withPolicy } from './publish';
import { headersFile, redirectsFile } from './staticHost';

const headers = allHeaders(hosting, "default-src 'self'");
const places = { root: '/srv/site', listen: '8080' };

describe('nginx', () => {
  const site = nginxSite(hosting, headers, places);

  it('has each rule, written for nginx', () => {
    for (const line of [
      '  rewrite "^/$" "/docs/" redirect;',
      '  rewrite "^/docs/(.*[^/])\\\\.html$" "/docs/$1" permanent;',
      `  add_header Content-Security-Policy "default-src 'self'" always;`,
      '    "text/html; charset=utf-8" html;',
      '  "~^[0-9]+ /(?:assets/)" "public, max-age=31536000, immutable";',
      '  "~^/docs/nightly/" "/nightly/404.html";',
      '    try_files "/${nt_docs_path}.html" "/${nt_docs_path}" =404;',
      '  root "/srv/site";',
      '  listen 8080;',
    ]) {
      expect(site.split('\n')).toContain(line);
    }
  });

  it('sets headers in the server alone: in a location they would replace the others', () => {
    const location = site.slice(site.indexOf('  location '));
    expect(location).not.toContain('add_header');
  });

  it('refuses what it would write wrongly', () => {
    expect(() => nginxSite(hosting, { 'X-A': 'costs $5' }, places)).toThrow(/'costs \$5' can't be written/);
    expect(() => nginxSite(hosting, { 'X-A': 'a\r\nSet-Cookie: b' }, places)).toThrow(/can't be written/);
    expect(() => nginxSite({ ...hosting, basePath: '/' }, headers, places)).toThrow(/needs a base path/);
  });
});

describe('_headers', () => {
  const files = [
    'index.html',
    'assets/js/a.js',
    'assets/images/b.png',
    'img/c.png',
    'img/d.svg',
    'latest/e.html',
    'latest/f g.png',
  ];
  const text = headersFile(hosting, headers, files);

  it('has the headers of all answers, then folders that may be kept, and single files in others', () => {
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
      '/*',
      '/docs/assets/*',
      '/docs/img/*',
      '/docs/latest/f%20g.png',
    ]);
    expect(text).toContain("  Content-Security-Policy: default-src 'self'\n");
    expect(text).toContain('/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  it('sets no header twice for a file, since hosts join the values', () => {
    for (const file of files) {
      const matching = text
        .split(/\n(?=\/)/)
        .map((block) => block.split('\n'))
        .filter(([path = '']) =>
          path.endsWith('*')
            ? encodeURI(`/docs/${file}`).startsWith(path.slice(0, -1))
            : path === encodeURI(`/docs/${file}`),
        );
      const names = matching.flatMap(([, ...lines]) =>
        lines.filter(Boolean).map((line) => line.split(':')[0]),
      );
      expect(new Set(names).size, file).toBe(names.length);
    }
  });

  it('refuses what hosts would not take', () => {
    expect(() => headersFile(hosting, { 'X-A': 'x'.repeat(2000) }, [])).toThrow(/has 2007 characters/);
    const scattered = Array.from({ length: 120 }, (_, n) => [`f${n}/a.png`, `f${n}/a.html`]).flat();
    expect(() => headersFile(hosting, headers, scattered)).toThrow(/would need 121 rules/);
  });
});

describe('_redirects', () => {
  it('has the literal rules and the not-found pages', () => {
    expect(redirectsFile(hosting).split('\n')).toEqual([
      '/ /docs/ 302',
      '/docs /docs/ 301',
      '/docs/index /docs/ 301',
      '/docs/index.html /docs/ 301',
      '/docs/nightly/* /docs/nightly/404.html 404',
      '/* /docs/404.html 404',
      '',
    ]);
  });

  it('has literal addresses that their rules are for', () => {
    for (const { from, literal } of hosting.redirects) {
      for (const address of literal ?? []) expect(address).toMatch(new RegExp(from));
    }
  });
});

describe('the built folder', () => {
  it('gets all artefacts, without those of an earlier build', async () => {
    const folder = fakeBuild();
    await writeArtefacts(folder, hosting, "default-src 'none'");
    expect(readdirSync(join(folder, '.hosting'), { recursive: true }).map(String).sort()).toEqual([
      'content-security-policy.txt',
      'nginx',
      'nginx/nginx.conf',
      'nginx/nt-docs-brotli.conf',
      'nginx/nt-docs.conf',
      'static',
      'static/_headers',
      'static/_redirects',
    ]);
  });

  it('lists what readers may ask for', async () => {
    const folder = fakeBuild();
    await compressFolder(folder, hosting, folderWith({}));
    const files = await builtFiles(folder, hosting);
    expect(files).toContain('latest/concepts/orders.md');
    expect(files.filter((file) => /\.br$|\.gz$|^\./.test(file))).toEqual([]);
  });
});

describe('publish', () => {
  const page = '<!doctype html><html><head><meta charset=UTF-8><script>a</script></head></html>';
  const files = {
    '404.html': page,
    'latest.html': page,
    'latest.html.br': 'twin',
    '.hosting/content-security-policy.txt': "default-src 'self'; frame-ancestors 'self'; base-uri 'none'\n",
    '.hosting/static/_headers': 'headers',
    '.hosting/static/_redirects': 'redirects',
  };
  const layout = async (plain: boolean) => {
    const target = mkdtempSync(join(tmpdir(), 'publish-'));
    await publish(folderWith(files), target, hosting, plain);
    const names = readdirSync(target, { recursive: true }).map(String).sort();
    return { names, read: (name: string) => readFileSync(join(target, name), 'utf8') };
  };

  it('lays the site out below its base path', async () => {
    const { names, read } = await layout(false);
    expect(names).toEqual([
      '404.html',
      '_headers',
      '_redirects',
      'docs',
      'docs/404.html',
      'docs/latest.html',
    ]);
    expect(read('docs/latest.html')).toBe(page);
  });

  it('puts the policy into the pages for a host without headers', async () => {
    const { names, read } = await layout(true);
    expect(names).toEqual([
      '.nojekyll',
      '404.html',
      'docs',
      'docs/404.html',
      'docs/latest.html',
      'index.html',
    ]);
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; base-uri 'none'">`;
    expect(read('docs/latest.html')).toBe(page.replace('<script>', `${meta}<script>`));
    expect(read('404.html')).toContain(meta);
  });

  it('stops at a page that has no place for it', () => {
    expect(() => withPolicy('<html><head><script>', "default-src 'self'", 'a.html')).toThrow(/^a\.html: no /);
  });
});
