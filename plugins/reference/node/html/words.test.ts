import { expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts } from '../../testFacts';
import type { SymbolFacts } from '../facts/types';
import { readPage } from '../view/page';
import { pageHtml } from './page';

const engine: SymbolFacts = {
  ...cacheClass,
  name: 'Engine',
  anchor: 'Engine',
  constructor: { parameters: [{ name: 'end' }, { name: 'size' }] },
  members: [
    { kind: 'method', name: 'run', line: 1, parameters: [{ name: 'start' }, { name: 'end' }] },
    { kind: 'method', name: 'end', line: 2, parameters: [] },
    { kind: 'attribute', name: 'size', line: 3, type: 'int' },
  ],
};
const place = (anchor: string, kind: string) => [
  { page: 'cache', anchor, kind, module: 'nautilus_trader.cache.cache' },
];
const symbols = {
  Engine: place('Engine', 'class'),
  'Engine.run': place('Engine.run', 'method'),
  'Engine.end': place('Engine.end', 'method'),
  'Engine.size': place('Engine.size', 'attribute'),
};
const index = { symbols, modules: {}, lineage: {}, exports: {} };

/** What a description looks like on its page. */
function shown(anchor: string, text: string): string {
  const files = {
    'facts/latest/symbols.json': index,
    'facts/descriptions/cache.json': { [anchor]: { line: 'A line.', more: text } },
  };
  const page = pageHtml(readPage(factSite({ latest: [moduleFacts([engine])] }, files), 'latest', 'cache'));
  return /<p>(.*?)(?:<\/p>|<p class|<div)/.exec(page)?.[1] ?? '';
}

it('links the members of the described class', () => {
  expect(shown('Engine.run', 'See `size`.')).toBe('See <a href="#Engine.size"><code>size</code></a>.');
});

it('takes the name of a parameter for the parameter, not for the method of that name', () => {
  expect(shown('Engine.run', 'Up to `end`, then call `Engine.end`.')).toBe(
    'Up to <code>end</code>, then call <a href="#Engine.end"><code>Engine.end</code></a>.',
  );
  expect(shown('Engine', 'Up to `end`.')).toBe('Up to <code>end</code>.');
});

it('links an attribute that the constructor takes', () => {
  expect(shown('Engine', 'Holds `size`.')).toBe('Holds <a href="#Engine.size"><code>size</code></a>.');
});

it('leaves text in quotes alone', () => {
  expect(shown('Engine.run', 'Column `"Engine"`.')).toBe('Column <code>"Engine"</code>.');
});
