import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagramsOf, undrawn } from './diagrams';
import { diagramHash, drawingFile, keptDrawings } from './drawings';

const siteDir = process.cwd();

describe('diagrams', () => {
  const diagrams = diagramsOf(siteDir);

  it('of all pages are drawn, and no others are kept', () => {
    expect(diagrams.length).toBeGreaterThan(50);
    expect(undrawn(diagrams, keptDrawings(siteDir))).toEqual([]);
  });

  it('that changed are told with file and line, and so are drawings without a diagram', () => {
    const diagram = { text: 'flowchart LR\n  a --> b', hash: diagramHash('x'), file: 'docs/a.md', line: 7 };
    expect(undrawn([diagram], ['b'])).toEqual([
      "docs/a.md:7: this diagram isn't drawn; npm run diagrams does it",
      "facts/diagrams/b.svg: this is no page's diagram; npm run diagrams takes it out",
    ]);
  });
});

/** What stands in a drawing beside shapes and words in the site's tokens. */
function strangers(svg: string): string[] {
  const known =
    /^<(?:\/(?:svg|g|text|tspan)|(?:svg|g|text|tspan|rect|circle|ellipse|line|polygon|path)(?: (?:xmlns|width|height|viewBox|role|aria-roledescription|x|y|rx|ry|cx|cy|r|x1|y1|x2|y2|points|d|transform|stroke-width|stroke-dasharray|paint-order|font-size|font-weight|font-style)="[^"]*"| (?:fill|stroke)="(?:none|var\(--[\w-]+\))")*\/?)>$/;
  return [...svg.matchAll(/<[^>]*>/g)].map(([tag]) => tag).filter((tag) => !known.test(tag));
}

describe('drawings', () => {
  it('hold shapes and words in the tokens of both modes, and nothing else', () => {
    for (const hash of keptDrawings(siteDir)) {
      const file = drawingFile(hash);
      const svg = readFileSync(file, 'utf8').trim();
      expect(svg, file).toMatch(/^<svg [^]*<text [^]*<\/svg>$/);
      expect(strangers(svg), file).toEqual([]);
    }
  });

  it.each([
    '<script>',
    '<g style="fill:red">',
    '<g id="a">',
    '<g class="a">',
    '<path onclick="x()"/>',
    '<rect fill="#fff"/>',
    '<foreignObject>',
    '<g fill="url(#a)">',
  ])('with %s would be found', (tag) => {
    expect(strangers(`<svg>${tag}`)).toEqual([tag]);
  });
});
