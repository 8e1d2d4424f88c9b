import { describe, expect, it } from 'vitest';
import { convertPage } from './convert';
import { bodyOf, testPage, testSite } from './testSite';
import { versionText } from './transforms/header';

describe('a copy', () => {
  it('begins with title, description, address and version in place of front matter and title', () => {
    const site = testSite();
    const source = '---\ntitle: Orders\n---\n\n# Orders\n\nText.\r\nMore.\n\n\n';
    expect(convertPage(testPage(site, '/docs/latest/concepts/orders', source), site)).toBe(
      [
        '# Title of concepts/orders',
        '> About concepts/orders.',
        'Page: <https://a.example/docs/latest/concepts/orders> · Version: ' + versionText('latest'),
        'Text.\nMore.\n',
      ].join('\n\n'),
    );
  });

  it('has no description where the writer gave none', () => {
    const site = testSite();
    expect(convertPage(testPage(site, '/docs/nightly', 'Text'), site)).toBe(
      `# Title of index\n\nPage: <https://a.example/docs/nightly> · Version: ${versionText('nightly')}\n\nText\n`,
    );
  });

  it('leaves plain Markdown as it is', () => {
    const source =
      'At 10:30, `a:b` of the_last_one is **not** *so* {clear}.\n\n- a\n- b\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n';
    expect(bodyOf(source)).toBe(source);
  });

  it('keeps characters that would mean something else', () => {
    expect(bodyOf('\\*not bold\\* and \\_this\\_ and a\\\\_b')).toBe(
      '\\*not bold\\* and \\_this\\_ and a\\\\\\_b\n',
    );
  });

  it('names file and line of a syntax error in MDX', () => {
    expect(() => bodyOf('one\n\n<Tabs>\n\nopen', 'mdx')).toThrow(
      /^versioned_docs\/version-latest\/index\.mdx:\d+:\d+: /,
    );
  });

  it('names the file that a writer edits', () => {
    const site = testSite();
    const page = testPage(site, '/docs/nightly/concepts/orders', '```python wat\n```');
    expect(() => convertPage(page, site)).toThrow(/^docs\/concepts\/orders\.md:1:1: /);
  });
});
