import { describe, expect, it } from 'vitest';
import type { ExamplePage } from '../../plugins/examples/node/pages';
import { chosenPages } from './chosen';
import { inTurn } from './inTurn';

const page = (file: string): ExamplePage => ({
  version: 'nightly',
  page: file,
  file,
  chartFiles: [],
  programs: [],
  examples: [],
});
const pages = ['docs/concepts/a.md', 'docs/concepts/b.md', 'docs/tutorials/a.md'].map(page);
const chosen = (...asked: string[]) => chosenPages(pages, asked).map(({ file }) => file);

describe('the pages that a command names', () => {
  it('are all, one, or those of a folder, each once', () => {
    expect(chosen()).toHaveLength(3);
    expect(chosen('docs/concepts/', 'docs/concepts/a.md')).toEqual([
      'docs/concepts/a.md',
      'docs/concepts/b.md',
    ]);
  });

  it('must be there', () => {
    expect(() => chosen('docs/concept')).toThrow(
      'docs/concept names no page with Python blocks and no example of an entry.',
    );
  });
});

describe('inTurn', () => {
  it('keeps the order and the number of lanes', async () => {
    let open = 0;
    let most = 0;
    const results = await inTurn([3, 1, 2, 0], 2, async (item) => {
      most = Math.max(most, ++open);
      for (let round = 0; round < item; round++) await Promise.resolve();
      open--;
      return item * 10;
    });
    expect(results).toEqual([30, 10, 20, 0]);
    expect(most).toBe(2);
  });
});
