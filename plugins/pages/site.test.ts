import { expect, it } from 'vitest';
import { folderWith } from '../testFolder';
import { readSite } from './site';

it('has each page at its address, the developed version’s from where it is written', () => {
  const text = '---\ntitle: Tutorials\n---\n\nText\n';
  const siteDir = folderWith({
    'versioned_docs/version-latest/tutorials/first.md': 'Text',
    'versioned_docs/version-latest/tutorials/_part.md': text,
    'versioned_docs/version-latest/tutorials/index.md': text,
    'docs/tutorials/index.md': text,
  });
  const { pages } = readSite(siteDir, 'https://a.example');
  expect(pages.map(({ permalink, title, file }) => [permalink, title, file])).toEqual([
    ['/docs/latest/tutorials/first', 'tutorials/first', 'versioned_docs/version-latest/tutorials/first.md'],
    ['/docs/latest/tutorials', 'Tutorials', 'versioned_docs/version-latest/tutorials/index.md'],
    ['/docs/nightly/tutorials', 'Tutorials', 'docs/tutorials/index.md'],
  ]);
});
