import { describe, expect, it } from 'vitest';
import { fixtureEngine } from './fixture';
import { nearestPages } from './nearest';
import { findPassages } from './passages';

const pages = (question: string) => nearestPages(fixtureEngine, question, 3).map(({ page }) => page);

describe('nearestPages', () => {
  it('names pages that hold a good part of the question, each once', () => {
    const question = 'Does the catalog of Parquet files rust on Mars?';
    expect(findPassages(fixtureEngine, question, 4)).toEqual([]);
    expect(pages(question)).toContain('Persistence');
    expect(new Set(pages(question)).size).toBe(pages(question).length);
  });

  it.each(['best pizza in Rome', 'asdf qwer', '', '__proto__', 'x'.repeat(10_000), '\u0000'])(
    'names none for %.20j',
    (question) => {
      expect(pages(question)).toEqual([]);
    },
  );
});
