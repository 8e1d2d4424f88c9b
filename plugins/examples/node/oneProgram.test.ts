import { describe, expect, it } from 'vitest';
import { parse } from '../../pages/markdown';
import { offersProgram } from './oneProgram';

const offers = (...metas: string[]) =>
  offersProgram(parse(metas.map((meta) => `\`\`\`python ${meta}\na\n\`\`\`\n`).join('\n'), 'a.md'), 'a.md');

describe('a page offers its program', () => {
  it('where all blocks that run are one', () => {
    expect(offers('')).toBe(true);
    expect(offers('skip="needs a key"', 'title="a.py"', 'fresh', '')).toBe(false);
    expect(offers('skip="needs a key"', 'fresh', '')).toBe(true);
  });

  it('and not where they are several, none, or can’t be read', () => {
    expect(offers('', 'fresh')).toBe(false);
    expect(offers('skip="needs a key"')).toBe(false);
    expect(offers('excerpt="platform/a.py"')).toBe(false);
    expect(offers('', 'frsh')).toBe(false);
    expect(offers()).toBe(false);
  });
});
