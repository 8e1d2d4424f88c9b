import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const registry = require('./registry.js') as (source: string) => string;
const versionProps = require('./versionProps.js') as (source: string) => string;

const entry =
  '  "a": [() => import(/* webpackChunkName: "a" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],';

describe('the route registry', () => {
  it('loses the names of its files and nothing else', () => {
    expect(registry(`export default {\n${entry}\n};`)).toBe(
      `export default {\n${entry.replace('), "@site/a.md", ', '), 0, ')}\n};`,
    );
  });

  it('of another form stops the build', () => {
    expect(() =>
      registry('export default {\n  "a": [() => import("@site/a.md"), "@site/a.md"],\n};'),
    ).toThrow(/another form: 0 names in 1 entries/);
  });
});

describe("a version's props", () => {
  it('keep ids and sidebars of the pages', () => {
    const docs = { index: { id: 'index', title: 'T', description: 'D', sidebar: 's' } };
    expect(JSON.parse(versionProps(JSON.stringify({ version: { label: 'latest', docs } })))).toEqual({
      version: { label: 'latest', docs: { index: { id: 'index', sidebar: 's' } } },
    });
  });

  it('of another form stop the build', () => {
    expect(() => versionProps('{"version":{}}')).toThrow(/another form: no docs/);
  });
});
