import { describe, expect, it } from 'vitest';
import { hosting } from '../../../config/hosting';
import { folderWith } from '../../testFolder';
import { pageParts } from './pageParts';
import { buildPolicy, hashSource, policyText } from './policy';
import { policyOfBuild } from './policyOfBuild';
import { verifyPolicy } from './verifyPolicy';

const origin = 'https://docs.example.org';
const verify = (html: string) => verifyPolicy(pageParts(html), hosting.policy, origin);

describe('hashSource', () => {
  it("is the specification's example", () => {
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('pageParts', () => {
  it('finds the inline scripts that browsers run, and no data', () => {
    const html = `<script>a</script><script type=module>b</script><script type="text/javascript">c</script>
      <script type="application/ld+json">{}</script><script src=d.js></script><template><script>e</script></template>`;
    expect(pageParts(html).scripts).toEqual(['a', 'b', 'c', 'e']);
  });

  it('takes the text as browsers do: nothing decoded, one kind of line end', () => {
    expect(pageParts('<script>if (a &lt; "</b>")\r\nx()</script>').scripts).toEqual([
      'if (a &lt; "</b>")\nx()',
    ]);
    expect(pageParts('<!-- <script>a</script> --><p>&lt;script>b&lt;/script>').scripts).toEqual([]);
  });

  it('finds style elements, in drawings and noscript too', () => {
    const html =
      '<head><noscript><style>a</style></noscript><body><svg><style>b</style></svg><noscript><style>c</style></noscript>';
    expect(pageParts(html).styles).toEqual(['a', 'b', 'c']);
  });
});

describe('buildPolicy', () => {
  const page = (html: string) => pageParts(html);
  const [first, second] = [page('<script>a</script>'), page('<script>b</script><style>s</style>')];

  it('does not depend on the order of the pages', () => {
    const policy = buildPolicy(hosting.policy, {}, [first, second, first]);
    expect(policyText(policy)).toBe(policyText(buildPolicy(hosting.policy, {}, [second, first])));
    expect(policy['script-src']).toEqual(["'self'", ...[hashSource('a'), hashSource('b')].sort()]);
    expect(policy['style-src']).toEqual(["'self'", hashSource('s')]);
  });

  it('never has what would make it worthless for scripts', () => {
    const services = { 'connect-src': ['https://search.example'] };
    const text = policyText(buildPolicy(hosting.policy, services, [first]));
    expect(text).toContain("connect-src 'self' https://search.example;");
    expect(text).not.toContain('unsafe-eval');
    expect(text).not.toContain('unsafe');
  });

  it('refuses a service that needs an unknown directive', () => {
    expect(() => buildPolicy(hosting.policy, { 'media-src': ['https://x.example'] }, [])).toThrow(
      /needs media-src/,
    );
  });
});

describe('verifyPolicy', () => {
  it.each([
    ['<script>alert(1)</script>', "script-src doesn't allow the inline script 'alert(1)'"],
    ['<style>p{}</style>', "style-src doesn't allow the inline style 'p{}'"],
    ['<button onclick="x()">', 'script-src never allows onclick="x()" of <button>'],
    ['<a href=" javascript:x()">', 'script-src never allows href=" javascript:x()" of <a>'],
    ['<script src=https://cdn.example/a.js></script>', "script-src doesn't allow https://cdn.example/a.js"],
    ['<img src=//img.example/a.png>', "img-src doesn't allow //img.example/a.png"],
    [
      '<img srcset="/a.png 1x, https://img.example/b.png 2x">',
      "img-src doesn't allow https://img.example/b.png",
    ],
    [
      '<link rel=stylesheet href=https://cdn.example/a.css>',
      "style-src doesn't allow https://cdn.example/a.css",
    ],
    ['<link rel=preload as=font href=https://f.example/a>', "font-src doesn't allow https://f.example/a"],
    ['<iframe src=/docs/></iframe>', "frame-src doesn't allow /docs/"],
    ['<video src=https://v.example/a></video>', "media-src doesn't allow https://v.example/a"],
    ['<form action=https://f.example/>', "form-action doesn't allow https://f.example/"],
    ['<p style="display:none">', 'style-src never allows style="display:none" of <p>'],
    ['<base href=/>', "base-uri doesn't allow /"],
  ])('%s', (html, problem) => {
    expect(verify(html)).toEqual([problem]);
  });

  it('has nothing against what the policy allows', () => {
    const html = `<link rel=icon href=/docs/img/favicon.svg><link rel=canonical href=https://other.example/>
      <script src=/docs/assets/a.js></script><img src=${origin}/a.png><img src="data:image/png;base64,">
      <a href=https://other.example/>other</a><form action=/docs/search></form>`;
    expect(verify(html)).toEqual([]);
  });

  it('knows wildcards of hosts', () => {
    const policy = { 'img-src': ['https://*.stats.example'] };
    const parts = (host: string) => pageParts(`<img src=https://${host}/a>`);
    expect(verifyPolicy(parts('eu.stats.example'), policy, origin)).toEqual([]);
    expect(verifyPolicy(parts('stats.example'), policy, origin)).toHaveLength(1);
    expect(verifyPolicy(parts('evilstats.example'), policy, origin)).toHaveLength(1);
  });
});

describe('policyOfBuild', () => {
  const build = (files: Record<string, string>) =>
    policyOfBuild(folderWith(files), hosting.policy, {}, origin);

  it('has the scripts of all pages', async () => {
    const policy = await build({ 'a.html': '<script>a</script>', 'b/c.html': '<script>c</script>' });
    expect(policy['script-src']).toEqual(["'self'", ...[hashSource('a'), hashSource('c')].sort()]);
  });

  it('ends with the page that browsers would refuse something of', async () => {
    await expect(build({ 'a.html': '', 'b/c.html': '<img src=https://img.example/a.png>' })).rejects.toThrow(
      /config\/hosting\.ts\.\n {2}- b\/c\.html: img-src doesn't allow https:\/\/img\.example\/a\.png$/,
    );
  });
});
