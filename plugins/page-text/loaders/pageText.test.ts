import { describe, expect, it } from 'vitest';
import pageText from './pageText.js';

/** Runs the loader. */
function run(source: string) {
  const files = new Map<string, string>();
  const context = { emitFile: (name: string, content: string) => files.set(name, content) };
  return { module: (pageText as (this: unknown, source: string) => string).call(context, source), files };
}

const part = (html: string, mark = '0123abcd') =>
  `_jsx(StaticHtml, {\n      html: ${JSON.stringify(html)},\n      mark: "${mark}"\n    })`;

describe('the loader of page texts', () => {
  it('puts the parts of a page into one file and asks for it', () => {
    const { module, files } = run(`${part('<p>"a" \\ b\n</p>')}, ${part('<p>c</p>', '89abcdef')}`);
    const [name, content] = [...files][0] ?? [];
    expect(name).toMatch(/^assets\/text\/[0-9a-f]{16}\.json$/);
    expect(JSON.parse(content ?? '')).toEqual(['<p>"a" \\ b\n</p>', '<p>c</p>']);
    expect(module).toContain(`await pageText(["0123abcd","89abcdef"], __webpack_public_path__ + "${name}")`);
    expect(module).toContain('html: pageTexts[0],\n      mark: "0123abcd"');
    expect(module).toContain('html: pageTexts[1],\n      mark: "89abcdef"');
    expect(module).not.toContain('<p>');
  });

  it('leaves a module without static parts as it is', () => {
    expect(run('export default 1;')).toEqual({ module: 'export default 1;', files: new Map() });
  });

  it('stops the build when a part has another form', () => {
    expect(() => run('_jsx(StaticHtml, { html: `<p>`, mark: "0123abcd" })')).toThrow(
      /1 static parts, of which 0 have the known form/,
    );
  });
});
