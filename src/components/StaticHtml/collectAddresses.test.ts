import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectAddresses } from './collectAddresses';

function collected(html: string) {
  const links: string[] = [];
  const anchors: string[] = [];
  collectAddresses(html, {
    collectLink: (link) => links.push(link),
    collectAnchor: (id) => anchors.push(id),
  });
  return { links, anchors };
}

afterEach(() => vi.unstubAllGlobals());

describe('collectAddresses', () => {
  it('reports links and anchors of this site', () => {
    expect(
      collected(
        '<h2 id="a">A</h2><p><a class="x" href="/docs/b#c">B</a> <a href="#a">A</a></p><div class="y" id="d">',
      ),
    ).toEqual({ links: ['/docs/b#c', '#a'], anchors: ['a', 'd'] });
  });

  it('leaves other sites and mail alone', () => {
    expect(collected('<a href="https://example.org">x</a><a href="mailto:a@b.c">y</a>').links).toEqual([]);
  });

  it('leaves files alone, and no page whose query or hash has a dot', () => {
    const html = '<a href="/docs/claims/a.txt">x</a><a href="/docs/b#c.d">y</a>';
    expect(collected(html).links).toEqual(['/docs/b#c.d']);
  });

  it('reads escaped ampersands', () => {
    expect(collected('<a href="/docs/search?a=1&#x26;b=2">x</a>').links).toEqual(['/docs/search?a=1&b=2']);
  });

  it('does nothing in the browser', () => {
    vi.stubGlobal('window', {});
    expect(collected('<a id="b" href="/docs/a">x</a>')).toEqual({ links: [], anchors: [] });
  });
});
