import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSidebars } from './node/readSidebars';
import { sidebarMistakes, withPages } from './node/sidebars';
import { ReadSite } from './node/site';
import { told } from './node/mistake';
import { page, siteWith, toldOf } from './testSite';

const section = (items: readonly string[]) => [
  { type: 'category', label: 'C', link: { type: 'doc', id: 'c/index' }, items },
];

describe('a sidebar', () => {
  const pages = { 'c/index.md': page('x'), 'c/data.md': page('x') };

  it('without a page of the version is a mistake of that page', () => {
    expect(toldOf(pages, section([]))).toEqual([
      "docs/c/data.md:1: the page stands in no sidebar; give 'data' its line in sidebars.ts, or 'c/data' in config/outsideSidebar.ts",
    ]);
  });

  it('with an entry that has no page is a mistake of the sidebar, at its line', () => {
    const [mistake, ...rest] = toldOf(pages, section(['c/data', 'c/dataa']));
    expect(mistake).toMatch(
      /^sidebars\.ts:\d+: the sidebar names 'c\/dataa', which is no page of nightly; did you mean 'c\/data'\?$/,
    );
    expect(rest).toEqual([]);
  });

  it('is searched for an entry that a helper composes', () => {
    const site = new ReadSite(siteWith(pages), ['nightly']);
    const text = "data: 'data',\nsection('C', 'c', [\n  'data',\n  'gone',\n]);";
    const sidebars = { main: section(['c/data', 'c/gone']) };
    expect(
      sidebarMistakes([{ version: 'nightly', file: 'sidebars.ts', text, sidebars }], site, []).map(told),
    ).toEqual(["sidebars.ts:4: the sidebar names 'c/gone', which is no page of nightly"]);
  });

  it('and the list of pages outside agree', () => {
    const site = new ReadSite(siteWith(pages), ['nightly']);
    const mistakes = (items: readonly string[], outside: readonly string[]) =>
      sidebarMistakes(
        [{ version: 'nightly', file: 'sidebars.ts', text: '', sidebars: { main: section(items) } }],
        site,
        outside,
      ).map(told);
    expect(mistakes([], ['c/data'])).toEqual([]);
    expect(mistakes(['c/data'], ['c/data'])).toEqual([
      "sidebars.ts: the sidebar names 'c/data', which config/outsideSidebar.ts keeps out of it; take it out of one of them",
    ]);
    expect(mistakes(['c/data'], ['c/gone'])).toEqual([
      "config/outsideSidebar.ts: 'c/gone' is no page of any version",
    ]);
  });

  it('that cannot be read is told and nothing thrown', async () => {
    const siteDir = siteWith(pages);
    writeFileSync(join(siteDir, 'sidebars.ts'), "export default {\n  main: ['a' 'b'],\n};\n");
    const { mistakes } = await readSidebars(siteDir, ['nightly']);
    expect(mistakes.map(told).join('\n')).toMatch(/^sidebars\.ts:2: \S.*expected ","$/);
  });

  it('reaches Docusaurus without entries that have no page', () => {
    const sidebars = {
      main: [{ type: 'doc', id: 'gone' }, ...section(['c/data', 'c/gone']), { type: 'link', href: '/x' }],
    };
    expect(withPages(sidebars, new Set(['c/data']))).toEqual({
      main: [
        { type: 'category', label: 'C', items: ['c/data'] },
        { type: 'link', href: '/x' },
      ],
    });
  });
});
