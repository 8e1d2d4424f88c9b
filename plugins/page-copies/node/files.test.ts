import { describe, expect, it } from 'vitest';
import { copyFiles } from './files';
import { brand } from '../../../config/brand';
import { pageIds, testSite } from './testSite';
import { versionText } from './transforms/header';

describe('the files', () => {
  it('are one copy a page beside the page, and two lists', () => {
    expect([...copyFiles(testSite()).keys()]).toEqual([
      'llms.txt',
      'llms-full.txt',
      ...['latest', 'nightly'].flatMap((version) => [
        `${version}/concepts/hidden.md`,
        `${version}/concepts.md`,
        `${version}/concepts/orders.md`,
        `${version}.md`,
      ]),
    ]);
  });

  it('llms.txt lists the pages of each version by section', () => {
    const url = 'https://a.example/docs';
    expect(copyFiles(testSite()).get('llms.txt')?.()).toBe(
      `# ${brand.name}

> ${brand.tagline}

Each page is also Markdown, at its own address with .md added.

All pages of latest in one file: <${url}/llms-full.txt>

## ${versionText('latest')}

- [Title of index](${url}/latest.md)

## latest: Concepts

- [Title of concepts/index](${url}/latest/concepts.md): About concepts/index.
- [Title of concepts/orders](${url}/latest/concepts/orders.md): About concepts/orders.
- [Title of concepts/hidden](${url}/latest/concepts/hidden.md): About concepts/hidden.

## ${versionText('nightly')}

- [Title of index](${url}/nightly.md)

## nightly: Concepts

- [Title of concepts/index](${url}/nightly/concepts.md): About concepts/index.
- [Title of concepts/orders](${url}/nightly/concepts/orders.md): About concepts/orders.
- [Title of concepts/hidden](${url}/nightly/concepts/hidden.md): About concepts/hidden.
`,
    );
  });

  it('llms-full.txt holds the pages of latest alone, in order', () => {
    const files = copyFiles(testSite());
    const copies = pageIds.map((id) =>
      files.get(`latest${id === 'index' ? '' : `/${id.replace('/index', '')}`}.md`)?.(),
    );
    expect(files.get('llms-full.txt')?.()).toBe(copies.join('\n---\n\n'));
  });
});
