import { describe, expect, it } from 'vitest';
import { hitOf, markedParts } from './hits';

const text = (value: unknown) =>
  markedParts(value)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('markedParts', () => {
  it.each([
    ['a <mark>stop</mark> order', 'a [stop] order'],
    ['List&lt;T&gt; &amp;lt;', 'List<T> &lt;'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['<mark onclick=alert(1)>x</mark>', '<mark onclick=alert(1)>x</mark>'],
    ['<mark><b>x</b></mark>', '[<b>x</b>]'],
  ])('reads %s as %s', (value, parts) => {
    expect(text(value)).toBe(parts);
  });

  it.each([null, undefined, 7, {}])('has nothing of %j', (value) => {
    expect(markedParts(value)).toEqual([]);
  });
});

describe('hitOf', () => {
  it('is the deepest heading under all that stands above', () => {
    const hierarchy = { lvl0: 'Concepts', lvl1: 'Orders', lvl2: 'Stops', lvl3: null };
    const hit = hitOf(
      {
        url: 'https://a.example/x',
        hierarchy,
        _snippetResult: { hierarchy: { lvl2: { value: '<mark>Stops</mark>' } } },
      },
      '/docs/x',
    );
    expect(hit).toEqual({
      url: '/docs/x',
      path: ['Concepts', 'Orders'],
      above: [],
      title: [{ text: 'Stops', marked: true }],
      snippet: [],
    });
  });
});
