import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagramsOf, unmeasured } from './diagrams';
import { diagramHash, diagramSizes } from './sizes';

const siteDir = process.cwd();

describe('diagrams', () => {
  it('of all pages are measured, and no others are kept', () => {
    const diagrams = diagramsOf(siteDir);
    expect(diagrams.length).toBeGreaterThan(50);
    expect(unmeasured(diagrams, diagramSizes(siteDir))).toEqual([]);
  });

  it('that changed are told with file and line, and so are sizes without a diagram', () => {
    const diagram = { text: 'flowchart LR\n  a --> b', hash: diagramHash('x'), file: 'docs/a.md', line: 7 };
    expect(unmeasured([diagram], { b: { width: 1, height: 1 } })).toEqual([
      "docs/a.md:7: this diagram isn't measured; npm run diagrams does it",
      "facts/diagrams.json: b is no page's diagram; npm run diagrams takes it out",
    ]);
  });

  it.each([
    ['missing', undefined, /facts\/diagrams\.json can't be read .*npm run diagrams/],
    ['no JSON', '{', /facts\/diagrams\.json can't be read/],
    ['without a height', '{"a":{"width":1}}', /facts\/diagrams\.json is not as its schema says: .*height/s],
  ])('sizes that are %s stop with the file’s name', (_what, text, message) => {
    const site = mkdtempSync(join(tmpdir(), 'diagrams-'));
    try {
      mkdirSync(join(site, 'facts'));
      writeFileSync(join(site, 'facts/diagrams.schema.json'), JSON.stringify(schema));
      if (text !== undefined) writeFileSync(join(site, 'facts/diagrams.json'), text);
      expect(() => diagramSizes(site)).toThrow(message);
    } finally {
      rmSync(site, { recursive: true });
    }
  });
});

const schema = {
  type: 'object',
  additionalProperties: { type: 'object', required: ['width', 'height'] },
};
