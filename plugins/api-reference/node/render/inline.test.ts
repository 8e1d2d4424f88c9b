import { expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts } from '../../testFacts';
import type { SymbolFacts } from '../factTypes';
import { readPage } from '../page';
import { inlineHtml } from './inline';

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
const site = factSite(
  { latest: [moduleFacts([engine])] },
  { 'facts/latest/symbols.json': { symbols, modules: {}, lineage: {}, exports: {} } },
);
const page = readPage(site, 'latest', 'cache');

it('links the members of the described class', () => {
  expect(inlineHtml(page, 'Engine.run', 'See `size`.')).toBe(
    'See <a href="#Engine.size"><code>size</code></a>.',
  );
});

it('takes the name of a parameter for the parameter, not for the method of that name', () => {
  expect(inlineHtml(page, 'Engine.run', 'Up to `end`, then call `Engine.end`.')).toBe(
    'Up to <code>end</code>, then call <a href="#Engine.end"><code>Engine.end</code></a>.',
  );
  expect(inlineHtml(page, 'Engine', 'Up to `end`.')).toBe('Up to <code>end</code>.');
});

it('links an attribute that the constructor takes', () => {
  expect(inlineHtml(page, 'Engine', 'Holds `size`.')).toBe(
    'Holds <a href="#Engine.size"><code>size</code></a>.',
  );
});

it('leaves text in quotes alone', () => {
  expect(inlineHtml(page, 'Engine.run', 'Column `"Engine"`.')).toBe(
    'Column <code>&quot;Engine&quot;</code>.',
  );
});
