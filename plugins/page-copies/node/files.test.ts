import { describe, expect, it } from 'vitest';
import { copyFiles } from './files';
import { folderWith, pageIds, testSite } from './testSite';

function siteWithPages() {
  const paths = ['latest', 'nightly'].flatMap((version) =>
    pageIds.map((id) => [
      `versioned_docs/version-${version}/${id}.${id === 'index' ? 'mdx' : 'md'}`,
      `${version} ${id}`,
    ]),
  );
  return testSite(folderWith(Object.fromEntries(paths) as Record<string, string>));
}

describe('the files', () => {
  it('are one copy a page beside the page, and two lists', () => {
    expect([...copyFiles(siteWithPages()).keys()]).toEqual([
      'llms.txt',
      'llms-full.txt',
      ...['latest', 'nightly'].flatMap((version) => [
        `${version}.md`,
        `${version}/concepts.md`,
        `${version}/concepts/orders.md`,
        `${version}/concepts/hidden.md`,
      ]),
    ]);
  });

  it('llms.txt lists the pages of each version by section', () => {
    const url = 'https://a.example/docs';
    expect(copyFiles(siteWithPages()).get('llms.txt')?.()).toBe(
      `# Docs

> All of it

Each page is also Markdown, at its own address with .md added.

All pages of latest in one file: <${url}/llms-full.txt>

## latest (1.2.0, release)

- [Title of index](${url}/latest.md): About index.

## latest: Concepts

- [Title of concepts/index](${url}/latest/concepts.md): About concepts/index.
- [Title of concepts/orders](${url}/latest/concepts/orders.md): About concepts/orders.
- [Title of concepts/hidden](${url}/latest/concepts/hidden.md): About concepts/hidden.

## nightly

- [Title of index](${url}/nightly.md): About index.

## nightly: Concepts

- [Title of concepts/index](${url}/nightly/concepts.md): About concepts/index.
- [Title of concepts/orders](${url}/nightly/concepts/orders.md): About concepts/orders.
- [Title of concepts/hidden](${url}/nightly/concepts/hidden.md): About concepts/hidden.
`,
    );
  });

  it('llms-full.txt holds the pages of latest alone, in order', () => {
    const files = copyFiles(siteWithPages());
    const copies = pageIds.map((id) =>
      files.get(`latest${id === 'index' ? '' : `/${id.replace('/index', '')}`}.md`)?.(),
    );
    expect(files.get('llms-full.txt')?.()).toBe(copies.join('\n---\n\n'));
  });
});
