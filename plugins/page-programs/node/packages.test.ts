import { describe, expect, it } from 'vitest';
import { siteWith } from '../testSite';
import { packagesOf } from './packages';

const { siteDir } = siteWith('');
const needed = (code: string) => packagesOf(siteDir, ['latest', 'notebooks'], code);

describe('what a program needs', () => {
  it('is the platform, and what it imports, as pinned', () => {
    expect(needed('print(1)')).toEqual(['nautilus_trader==1.2.0']);
    expect(needed('import os\n\ndef f():\n    from numpy.random import default_rng\n')).toEqual([
      'nautilus_trader==1.2.0',
      'numpy==2.0',
    ]);
    expect(needed('import nest_asyncio2')).toContain('nest-asyncio2==1.7.4');
  });

  it('is what the platform draws with, where the program has it draw', () => {
    expect(needed('create_tearsheet(engine)')).toContain('plotly==6.0');
  });

  it('is told from lists that are there', () => {
    expect(() => packagesOf(siteDir, ['gone'], '')).toThrow(/requirements-gone\.txt/);
  });
});
