import { describe, expect, it } from 'vitest';
import { missingAnchors, otherTargets, repeated } from './links';

const orders = {
  address: '/docs/latest/concepts/orders',
  ids: ['types', 'größe'],
  targets: ['/docs/logo.svg'],
};
const linkingTo = (...targets: string[]) => ({ address: '/docs/latest', ids: [], targets });

describe('missingAnchors', () => {
  it('is content with places that are there, in other scripts too', () => {
    const page = linkingTo(`${orders.address}#types`, `${orders.address}#gr%C3%B6%C3%9Fe`, orders.address);
    expect(missingAnchors([orders, page])).toEqual([]);
  });

  it('names the page and the place that is missing', () => {
    expect(missingAnchors([orders, linkingTo(`${orders.address}#nope`)])).toEqual([
      '/docs/latest → /docs/latest/concepts/orders#nope',
    ]);
  });
});

describe('otherTargets', () => {
  it('gives what is none of the pages, once, with a page that names it', () => {
    const pages = [orders, linkingTo('/docs/latest/nope#a', '/docs/logo.svg', orders.address)];
    expect([...otherTargets(pages)]).toEqual([
      ['/docs/logo.svg', '/docs/latest/concepts/orders'],
      ['/docs/latest/nope', '/docs/latest'],
    ]);
  });
});

it('repeated finds what stands twice', () => {
  expect(repeated(['a', 'b', 'a', 'a'])).toEqual(['a']);
  expect(repeated(['a', 'b'])).toEqual([]);
});
