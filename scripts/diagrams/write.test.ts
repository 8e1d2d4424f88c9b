import { describe, expect, it } from 'vitest';
import type { Part, Run } from './flatten';
import { tokens } from './settings';
import { svgOf } from './write';

const line = tokens['--control'] ?? '';
const written = (...parts: Part[]) =>
  svgOf({ width: 10, height: 5, viewBox: '0 0 10 5', description: 'flowchart-v2', parts });
const rect = (fill: string): Part => ({ tag: 'rect', place: { x: '1' }, look: { fill, stroke: line } });

describe('a drawing', () => {
  it('has the tokens as its colours, told once for neighbours', () => {
    expect(written(rect('none'), rect('none'))).toContain(
      '<g fill="none" stroke="var(--control)">\n<rect x="1"/>\n<rect x="1"/>\n</g>\n',
    );
  });

  it('has its words as text, never as markup', () => {
    const look = { fill: tokens['--ifm-font-color-base'] ?? '', stroke: 'none' };
    const runs: Run[] = [
      { text: 'a <b> & ', look: {} },
      { text: 'c', look: { 'font-weight': '700' } },
    ];
    expect(written({ tag: 'text', place: {}, look, runs })).toContain(
      '<text>a &lt;b> &amp; <tspan font-weight="700">c</tspan></text>',
    );
  });

  it('with a colour of its own is refused, which would be wrong in one mode', () => {
    expect(() => written(rect('rgb(255, 0, 0)'))).toThrow(/<rect> has the fill rgb\(255, 0, 0\)/);
  });
});
