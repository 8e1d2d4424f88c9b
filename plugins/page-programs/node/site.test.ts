import { describe, expect, it } from 'vitest';
import { siteWith } from '../testSite';
import { programFiles } from './files';

describe('the site as its files tell it', () => {
  it('has each page at its address, the developed version’s from where it is written', () => {
    const site = siteWith('Text');
    expect(site.pages.map(({ permalink, title, writtenIn }) => [permalink, title, writtenIn])).toEqual([
      ['/docs/latest/tutorials/first', 'First Steps', 'versioned_docs/version-latest/tutorials/first.md'],
      ['/docs/latest/tutorials', 'Tutorials', 'versioned_docs/version-latest/tutorials/index.md'],
      ['/docs/nightly/tutorials', 'Tutorials', 'docs/tutorials/index.md'],
    ]);
  });

  it('gives a script and a notebook a page that is a program', () => {
    const files = [...programFiles(siteWith('```python\na\n```\n'))];
    expect(files.filter(([, make]) => make()).map(([path]) => path)).toEqual([
      'latest/tutorials/first.py',
      'latest/tutorials/first.ipynb',
      'nightly/tutorials.py',
      'nightly/tutorials.ipynb',
    ]);
  });
});
