import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { tidied } from './tidy';

const tidy = (inner: string) =>
  toHtml(tidied(`<svg width="9" style="left:0"><g clip-path="url(#c)">${inner}</g></svg>`));

describe('a tidied drawing', () => {
  it.each([
    ['<rect id="0" fill="none" width="9"/>', ''],
    ['<style>a{}</style><defs><clipPath id="c"></clipPath></defs><script>x()</script>', ''],
    [
      '<path d="M0.123 4.56L-7.891e-1 2" fill="none" stroke="var(--a)" class="b" pointer-events="visible" onclick="x()"/>',
      '<path d="M0.1 4.6L-0.8 2" stroke="var(--a)"></path>',
    ],
    [
      '<text style="font-size:12px" y="1" fill="var(--a)">b</text><text> </text>',
      '<text y="1" fill="var(--a)">b</text>',
    ],
  ])('of %s', (inner, expected) => {
    expect(tidy(inner)).toBe(`<svg>${expected}</svg>`);
  });

  it('is asked of SVG', () => {
    expect(() => tidied('')).toThrow('ECharts drew no SVG');
  });
});
