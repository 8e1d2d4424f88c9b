import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markedText } from './markedText';

const shown = (value: unknown) => renderToStaticMarkup(markedText(value));

describe('markedText', () => {
  it('marks', () => {
    expect(shown('a <mark>stop</mark> order')).toBe('a <mark>stop</mark> order');
  });

  it('reads entities once', () => {
    expect(shown('List&lt;T&gt; &amp;lt;')).toBe('List&lt;T&gt; &amp;lt;');
  });

  it.each(['<img src=x onerror=alert(1)>', '<mark onclick=alert(1)>x</mark>', '<script>alert(1)</script>'])(
    'shows %s as text',
    (text) => {
      expect(shown(text)).not.toMatch(/<(?:img|script|mark)/);
    },
  );

  it('keeps markup inside a mark as text', () => {
    expect(shown('<mark><b>x</b></mark>')).toBe('<mark>&lt;b&gt;x&lt;/b&gt;</mark>');
  });

  it.each([null, undefined, 7, {}])('shows nothing of %j', (value) => {
    expect(shown(value)).toBe('');
  });
});
