import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownInPlace } from './inPlace';
import { page, siteWith } from './testSite';

const siteDir = siteWith({ 'a.md': page('x') });
const { parseFrontMatter, preprocessor } = shownInPlace(siteDir, async (given) =>
  given.defaultParseFrontMatter(given),
);
const at = (path: string) => join(siteDir, 'versioned_docs/version-nightly', path);
const read = async (fileContent: string) =>
  parseFrontMatter({
    filePath: at('a.md'),
    fileContent,
    defaultParseFrontMatter: () => Promise.reject(new Error('not asked for pages')),
  });

describe('a page that Docusaurus would stop at', () => {
  it('says what is to be mended, in the file that is edited', () => {
    const shown = preprocessor({
      filePath: at('a.md'),
      fileContent: page('```python wrong\n```', 'title: A\ndescription: x'),
    });
    expect(shown).toMatch(/^---\ntitle: A\ndescription: x\n---\n\n:::trap\[.*\]\n\n``````text\n/);
    expect(shown).toMatch(/\ndocs\/a\.md:6: unknown word 'wrong' .*\n``````\n\n:::\n$/);
  });

  it('keeps the line for the reference, without which it would stop again', () => {
    const shown = preprocessor({ filePath: at('api_reference/cache.md'), fileContent: page('x') });
    expect(shown).toMatch(/\n::api-reference\n$/);
  });

  it('loses of its front matter what nothing could read', async () => {
    const { frontMatter, content } = await read(page('x', 'title: A\nsidebar_label: [1]'));
    expect(frontMatter).toEqual({ title: 'A' });
    expect(content).toBe('x');
    expect((await read(page('x', 'title: [A'))).frontMatter).toEqual({});
  });

  it('loses what is said of names that are not shown', async () => {
    const said = 'title: A\nsymbols: [Bar]\nforeign: [Zork]';
    expect((await read(page('`Zork`', said))).frontMatter).toHaveProperty('foreign');
    expect((await read(page('`Zork` <Tabs>', said))).frontMatter).toEqual({ title: 'A' });
  });
});

it('a faultless page stays as it is', () => {
  const fileContent = page('x');
  expect(preprocessor({ filePath: at('a.md'), fileContent })).toBe(fileContent);
});

it('other files are none of its business', async () => {
  const given = { filePath: join(siteDir, 'README.md'), fileContent: '<Tabs>' };
  expect(preprocessor(given)).toBe('<Tabs>');
  const parsed = { frontMatter: { any: 1 }, content: '' };
  expect(await parseFrontMatter({ ...given, defaultParseFrontMatter: () => Promise.resolve(parsed) })).toBe(
    parsed,
  );
});
