import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { framework, frameworkOnly } from './frameworkOnly';

const css = '.used { top: 0 }\n.unused { top: 0 }\nh2 { top: 0 }';
const purge = purgeCSSPlugin({ content: [{ raw: '"used" h2', extension: 'tsx' }] });
const styled = async (from: string) =>
  (await postcss([frameworkOnly(purge, framework)]).process(css, { from })).css;

describe('styles that no source names', () => {
  it('are left out of the framework’s sheet', async () => {
    expect(await styled('/site/node_modules/infima/dist/css/default/default.css')).toBe(
      '.used { top: 0 }\nh2 { top: 0 }',
    );
  });

  it('stay in every other sheet', async () => {
    expect(await styled('/site/src/css/base.css')).toBe(css);
  });

  it('can’t be left out by a plugin of another form', () => {
    expect(() => frameworkOnly({ postcssPlugin: 'other' }, framework)).toThrow(/another form/);
  });
});
