import { describe, expect, it } from 'vitest';
import { handlerFirst, type DevServerSettings } from './devServer';

const settings = (name: string) => handlerFirst(name, () => undefined);
/** What webpack-merge makes of functions: one that joins their results. */
const merged = (one: DevServerSettings, other: DevServerSettings): DevServerSettings => ({
  setupMiddlewares: (...args) => {
    const [first, second] = [one.setupMiddlewares(...args), other.setupMiddlewares(...args)];
    return [...first, ...second];
  },
});

describe('a handler of the development server', () => {
  it('comes before those of the server, however settings are merged', () => {
    const own: DevServerSettings = { setupMiddlewares: (middlewares) => middlewares };
    const all = merged(own, merged(settings('charts'), settings('page-copies')));
    const shell = { name: 'page shell', middleware: () => undefined };
    const names = all.setupMiddlewares([shell], {}).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['page-copies', 'charts', 'page shell']);
  });
});
