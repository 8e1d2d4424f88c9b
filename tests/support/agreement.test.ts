// What stands twice, and has to agree, since neither place can read the other.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeColours } from '../../config/code-theme';
import { colourRules, tokensOf } from './tokens';

const read = (path: string) => readFileSync(path, 'utf8');
const styleSheets = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`),
  ...readdirSync('plugins', { recursive: true, encoding: 'utf8' }).map((name) => `plugins/${name}`),
].filter((name) => name.endsWith('.css'));

/** Widths of media queries that are no breakpoint, nor the pixel beside one. */
function strangeWidths(css: string, breakpoints: readonly number[]): string[] {
  const allowed = new Set(breakpoints.flatMap((width) => [width - 1, width, width + 1]));
  return [...css.matchAll(/@media[^{]*/g)]
    .flatMap(([query]) => query.match(/[\d.]+(?:px|r?em)/g) ?? [])
    .filter((width) => !width.endsWith('px') || !allowed.has(parseFloat(width)));
}

describe('the colours of code', () => {
  it('has a rule in code.css and a colour in both modes for each', () => {
    const css = read('src/css/code.css');
    for (const name of Object.keys(codeColours)) {
      expect(css).toContain(`.c-${name} {\n  color: var(--code-${name});\n}`);
      for (const mode of ['light', 'dark'] as const) {
        expect([...tokensOf(colourRules[mode]).keys()]).toContain(`--code-${name}`);
      }
    }
  });
});

describe('media queries', () => {
  const breakpoints = [...tokensOf(':root')]
    .filter(([name]) => name.startsWith('--breakpoint-'))
    .map(([, value]) => parseFloat(value));

  it('would be caught with another number', () => {
    expect(strangeWidths('@media (max-width: 997px) and (min-width: 600px) {', [600, 996])).toEqual([]);
    expect(strangeWidths('@media (max-width: 768px) {', [600, 996])).toEqual(['768px']);
    expect(strangeWidths('@media (max-width: 40em) {', [600, 996])).toEqual(['40em']);
  });

  it.each(styleSheets)('of %s use the breakpoints alone', (path) => {
    expect(strangeWidths(read(path), breakpoints)).toEqual([]);
  });
});

describe('paper', () => {
  const rule = /html:root \{([^}]*)\}/.exec(read('src/css/print.css'))?.[1] ?? '';
  const printed = [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)];

  it.each(printed.map(([, name, value]) => [name, value]))('%s is a token that gets white', (name, value) => {
    expect([...tokensOf(colourRules.light).keys()]).toContain(name);
    expect(value).toBe('#fff');
  });
});

describe('the landing page', () => {
  const region = /# listing:start\n([\s\S]*?)# listing:end/.exec(read('platform/landing/cross_over.py'))?.[1];

  it.each(['docs/index.mdx', 'versioned_docs/version-latest/index.mdx'])(
    '%s shows the listing that ran',
    (path) => {
      expect(region).toBeDefined();
      expect(
        /```python title="cross_over\.py" excerpt="[^"]+"[^\n]*\n([\s\S]*?)```/.exec(read(path))?.[1],
      ).toBe(region);
    },
  );
});
