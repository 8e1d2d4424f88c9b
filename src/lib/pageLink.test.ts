import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isPlainClick, pageLink } from './pageLink';

const click = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

describe('isPlainClick', () => {
  it('takes a click of the main button alone', () => {
    expect(isPlainClick(click)).toBe(true);
  });

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('leaves %o to the browser', (special) => {
    expect(isPlainClick({ ...click, ...special })).toBe(false);
  });
});

describe('pageLink', () => {
  /** As much of the browser's elements as the function asks for. */
  class FakeElement {
    constructor(private readonly attributes: Record<string, string> | null) {}
    closest() {
      if (!this.attributes) return null;
      const { href = '', target = '' } = this.attributes;
      const { origin, pathname } = new URL(href, 'https://site.example/docs/latest/concepts');
      return {
        origin,
        pathname,
        target,
        getAttribute: (name: string) => this.attributes?.[name] ?? null,
        hasAttribute: (name: string) => name in (this.attributes ?? {}),
      };
    }
  }
  const linked = (attributes: Record<string, string> | null) =>
    pageLink(new FakeElement(attributes) as unknown as EventTarget);

  beforeAll(() => {
    vi.stubGlobal('Element', FakeElement);
    vi.stubGlobal('location', { origin: 'https://site.example' });
  });

  it.each([
    '/docs/latest/concepts/orders',
    '/docs/latest/concepts/orders#brackets',
    '/docs/search?q=a',
    './orders',
  ])('takes %s', (href) => {
    expect(linked({ href })).toBeDefined();
  });

  it.each([
    ['a hash of the page', { href: '#brackets' }],
    ['a Markdown copy', { href: '/docs/latest/concepts/orders.md' }],
    ['a picture', { href: '/docs/img/social.png' }],
    ['another site', { href: 'https://example.org/docs/latest' }],
    ['a new tab', { href: '/docs/latest', target: '_blank' }],
    ['a download', { href: '/docs/latest', download: '' }],
    ['mail', { href: 'mailto:a@example.org' }],
    ['no link at all', null],
  ])('leaves %s to the browser', (_case, attributes) => {
    expect(linked(attributes)).toBeUndefined();
  });

  it('finds nothing around nothing', () => {
    expect(pageLink(null)).toBeUndefined();
  });
});
