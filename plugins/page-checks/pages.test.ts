import { describe, expect, it } from 'vitest';
import { versionNames } from '../../config/versions';
import { told } from './node/mistake';
import { siteCheck } from './node/siteCheck';
import { page, toldOf } from './testSite';

describe('the pages of this site', () => {
  it('have no mistakes', async () => {
    const mistakes = await siteCheck(process.cwd(), versionNames)();
    expect(mistakes.map(told)).toEqual([]);
    // It parses every page, a matter of seconds; a busy machine of two cores needs many times as long.
  }, 300_000);
});

describe('a faultless page', () => {
  it('gives nothing to tell', () => {
    const body = [
      '## A heading\n\n### Named {#by-hand}\n\n<a id="raw"></a>`Bar` and `x < y`, 10:30, <kbd>K</kbd><br/>',
      ':::note[Title]\n\nWords.\n\n:::\n\n- In a list:\n\n  ```python fresh\n  x = 1\n  ```\n\n      indented\n\n<!-- <Tabs> -->',
      '[a](#a-heading) [b](#by-hand) [c](#raw) [d](b.md#there) [e](/docs/nightly/b) [f](/docs/search) [g](b) [h](https://a.example/#x)',
    ].join('\n\n');
    expect(toldOf({ 'a.md': page(body), 'b.md': page('## There') })).toEqual([]);
  });
});

/** Body of docs/a.md, whose first line is the page's sixth → what is told behind file and line. */
const inBody: readonly [kind: string, body: string, told: string][] = [
  ['JSX', '<Tabs>', 'a.md:6: <Tabs> is JSX, which a .md page drops'],
  ['JSX inside a line', 'See <Foo.Bar/> now', 'a.md:6: <Foo.Bar> is JSX'],
  ['JSX with an object', '<Foo style={{ color: 1 }}>x</Foo>', 'a.md:6: <Foo> is JSX'],
  ['JSX attributes', '<p className="x">y</p>', 'a.md:6: <p className="x"> has JSX attributes'],
  ['no element', 'The\n<venue> name', 'a.md:7: <venue> is no element of HTML and would be dropped'],
  ['an import', "import Tabs from '@theme/Tabs';", "a.md:6: 'import Tabs from '@theme/Tabs';' is JavaScript"],
  ['a comment of MDX', 'A {/* x */}', "a.md:6: '{/* … */}' is shown as text"],
  [
    'a callout',
    ':::notes\n\nx\n\n:::',
    "a.md:6: unknown callout ':::notes'; known: note, trap, known; did you mean 'note'?",
  ],
  ['an open callout', ':::note\n\nx', "a.md:6: the callout ':::note' isn't closed"],
  ['no callout at all', ':::  note\n\nx', "a.md:6: ':::' is shown as text here"],
  [
    'a directive',
    '::chat[x]',
    "a.md:6: unknown directive '::chat'; known: api-reference, chart, messages, venue, venues, config, venue-explorer; did you mean 'chart'?",
  ],
  ['a directive in a line', 'x :foo[y]', "a.md:6: ':foo' is read as a directive"],
  ['a missing claim', 'x.:proved[orders/none]', 'a.md:6: there is no claim platform/claims/orders/none.py'],
  ['a chart', '::chart[x]{kind="line"}', 'a.md:6: a chart needs data="name.csv"'],
  ['a reference', '::api-reference', "a.md:6: '::api-reference' stands outside api_reference/"],
  ['a word of a fence', '```python fersh\n```', "a.md:6: unknown word 'fersh' behind the fence's language"],
  ['a language', '```pyton\n```', "a.md:6: unknown code language 'pyton'"],
  ['an open fence', 'x\n\n```python\nx = 1', 'a.md:8: the code fence isn’t closed'],
  ['a symbol', 'x\n`Barr` y', "a.md:7: 'Barr' is no symbol of this version"],
  ['a file', '[x](c.md)', "a.md:6: the link to 'c.md' leads to no page"],
  ['a near file', '[x](other/pagge.md)', "leads to no page; did you mean 'page'?"],
  ['an anchor', 'x\n\n[x](#nope)', "a.md:8: the link to '#nope' leads to no place of this page"],
  [
    'an anchor elsewhere',
    '[x](other/page.md#her)',
    "'other/page.md#her' leads to no place of docs/other/page.md",
  ],
  ['a defined link', '[x]\n\n[x]: c.md', "a.md:8: the link to 'c.md' leads to no page"],
  ['a link of HTML', '<a href="/docs/nightly/c">x</a>', "a.md:6: '/docs/nightly/c' leads to no page or file"],
  ['a path', '[x](/docs/nightly/othr/page)', "did you mean '/docs/nightly/other/page'?"],
  ['a version', '[x](/docs/newest/a)', "'/docs/newest/a' leads to no page or file"],
  ['an image', '![x](c.png)', "a.md:6: 'c.png' leads to no image"],
];

describe('a mistake in what a page says is told with file and line', () => {
  it.each(inBody)('%s', (_kind, body, words) => {
    const all = toldOf({ 'a.md': page(body), 'other/page.md': page('## Here') });
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(/^docs\/a\.md:\d+: /);
    expect(all[0]).toContain(words);
  });

  it('in MDX', () => {
    const told = (body: string) => toldOf({ 'a.mdx': page(body) });
    expect(told('<Foo />')[0]).toContain('docs/a.mdx:6: the component <Foo> has no Markdown form');
    expect(told('x\n\n<Tabs>')[0]).toMatch(/^docs\/a\.mdx:8: Expected a closing tag for `<Tabs>`/);
  });

  it('on a page of the reference without its line', () => {
    expect(toldOf({ 'api_reference/cache.md': page('x') })).toEqual([
      "docs/api_reference/cache.md:6: the page lacks the line '::api-reference', where its symbols shall stand; add it at the end",
    ]);
  });
});

const good = 'x'.repeat(100);
const inFrontMatter: readonly [kind: string, frontMatter: string, told: string][] = [
  ['no title', `description: ${good}`, ":1: the front matter lacks a 'title'"],
  ['an empty title', `title: ''\ndescription: ${good}`, ":2: the front matter lacks a 'title'"],
  ['no description', 'title: A', ":1: the front matter lacks a 'description'"],
  [
    'a short description',
    `title: A\ndescription: ${'x'.repeat(79)}`,
    ':3: the description has 79 characters',
  ],
  [
    'a long description',
    `title: A\ndescription: ${'x'.repeat(161)}`,
    ':3: the description has 161 characters',
  ],
  [
    'an unknown key',
    `title: A\ndescription: ${good}\nsidebar_lable: A`,
    ":4: unknown key 'sidebar_lable' in the front matter; did you mean 'sidebar_label'?",
  ],
  [
    'a value of the wrong kind',
    `title: A\ndescription: ${good}\nsidebar_label: [1]`,
    ":4: front matter: 'sidebar_label' must be a string",
  ],
  [
    'an address of its own',
    `title: A\ndescription: ${good}\nslug: /b`,
    ":4: the front matter's 'slug' would move the page",
  ],
  [
    'symbols that are no list',
    `title: A\ndescription: ${good}\nsymbols: Bar`,
    ':4: front matter symbols: give a list of names',
  ],
  [
    'an unknown symbol',
    `title: A\ndescription: ${good}\nsymbols: [Baz]`,
    ":4: front matter symbols: 'Baz' is no symbol",
  ],
  ['what YAML is not', `title: A: b\ndescription: ${good}`, ":2: the front matter can't be read"],
];

describe('a mistake in the front matter is told with file and line', () => {
  it.each(inFrontMatter)('%s', (_kind, frontMatter, words) => {
    const all = toldOf({ 'a.md': page('x', frontMatter) });
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(`docs/a.md${words}`);
  });

  it('and a page without any lacks both', () => {
    expect(toldOf({ 'a.md': '# A\n' })).toEqual([
      "docs/a.md:1: the front matter lacks a 'title'",
      "docs/a.md:1: the front matter lacks a 'description' of 80–160 characters",
    ]);
  });

  it('takes lengths at their ends', () => {
    for (const length of [80, 160])
      expect(toldOf({ 'a.md': page('x', `title: A\ndescription: ${'x'.repeat(length)}`) })).toEqual([]);
  });
});
