import { createElement, Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { mergeTags, tagsOf } from './tags';

const meta = (name: string, content: string) => createElement('meta', { name, content });

describe('tagsOf', () => {
  it('reads elements, fragments and texts', () => {
    const children = [
      createElement('title', { key: 1 }, 'A ', 'title'),
      createElement(Fragment, { key: 2 }, meta('description', 'x'), false, null),
      createElement('html', { key: 3, className: 'a b', lang: 'en' }),
      createElement('meta', { key: 4, httpEquiv: 'x', content: undefined }),
    ];
    expect(tagsOf(children)).toEqual([
      { type: 'title', attributes: {}, text: 'A title' },
      { type: 'meta', attributes: { name: 'description', content: 'x' }, text: '' },
      { type: 'html', attributes: { class: 'a b', lang: 'en' }, text: '' },
      { type: 'meta', attributes: { 'http-equiv': 'x', content: '' }, text: '' },
    ]);
  });
});

describe('mergeTags', () => {
  const merged = (...components: Parameters<typeof tagsOf>[0][]) =>
    mergeTags(components.map(tagsOf)).map(
      ({ type, attributes, text }) => text || attributes.content || attributes.href || type,
    );

  it('lets a later component’s title and meta stand for an earlier one’s', () => {
    expect(
      merged(
        [
          createElement('title', { key: 1 }, 'site'),
          meta('description', 'of the site'),
          meta('robots', 'all'),
        ],
        [createElement('title', { key: 1 }, 'page'), meta('description', 'of the page')],
      ),
    ).toEqual(['all', 'page', 'of the page']);
  });

  it('has one canonical address, and every other link by its own', () => {
    const link = (rel: string, href: string) => createElement('link', { key: href, rel, href });
    expect(
      merged(
        [link('canonical', '/a'), link('alternate', '/x')],
        [link('canonical', '/b'), link('alternate', '/y')],
      ),
    ).toEqual(['/x', '/b', '/y']);
  });

  it('keeps what one component says twice', () => {
    expect(merged([meta('tag', 'a'), meta('tag', 'b')])).toEqual(['a', 'b']);
  });
});
