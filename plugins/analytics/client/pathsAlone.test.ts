import { expect, it, vi } from 'vitest';
import { pathsAlone } from './pathsAlone';

const start = new URL('https://a.example/docs/search?q=secret');

it('tells pages by their paths, and counts none when only query or hash change', () => {
  const sent = vi.fn<(...command: readonly unknown[]) => void>();
  const gtag = pathsAlone(sent, start);
  const move = (address: string) => {
    gtag('set', 'page_path', address);
    gtag('event', 'page_view');
  };
  move('/docs/search?q=secret-two');
  expect(sent).not.toHaveBeenCalled();
  move('/docs/latest?from=secret#secret');
  move('/docs/latest#elsewhere');
  expect(sent.mock.calls).toEqual([
    [
      'set',
      {
        page_location: 'https://a.example/docs/latest',
        page_path: '/docs/latest',
        page_title: '/docs/latest',
        page_referrer: 'https://a.example/docs/search',
      },
    ],
    ['event', 'page_view'],
  ]);
});

it('passes on everything else', () => {
  const sent = vi.fn<(...command: readonly unknown[]) => void>();
  pathsAlone(sent, start)('event', 'other', { a: 1 });
  expect(sent).toHaveBeenCalledWith('event', 'other', { a: 1 });
});
