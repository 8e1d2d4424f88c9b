import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from '../pages/markdown';
import { blocksOf } from '../pages/blocks';
import { programsOf } from './node/programs';
import { remarkExamples } from './remark';

const source =
  '```python\na\n```\n\n```python\nb\n```\n\n```python skip="needs a key"\nc\n```\n\n```bash\nls\n```\n';
let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'examples-'));
  mkdirSync(join(siteDir, 'facts/latest'), { recursive: true });
  cpSync('facts/examples.schema.json', join(siteDir, 'facts/examples.schema.json'));
  const [first] = programsOf(blocksOf(source, 'a.md')).examples;
  const run = { hash: first?.hash, outcome: 'ran', date: '2026-11-21', output: '1' };
  const records = { version: '1.221.0', pages: { 'concepts/a': [run] } };
  writeFileSync(join(siteDir, 'facts/latest/examples.json'), JSON.stringify(records));
});
afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

/** What each fence of the page is given. */
function proofs(path: string): unknown[] {
  const root: Root = parse(source, path);
  remarkExamples()(root, new VFile({ path }));
  return root.children.map((node) => {
    const proof = (node as Code).data?.hProperties?.['dataProof'];
    return typeof proof === 'string' ? (JSON.parse(proof) as unknown) : undefined;
  });
}

describe('remarkExamples', () => {
  it('tells each Python block that runs what became of it', () => {
    expect(proofs(`${siteDir}/versioned_docs/version-latest/concepts/a.md`)).toEqual([
      { kind: 'ran', version: '1.221.0', date: '2026-11-21', output: '1' },
      { kind: 'changed' },
      undefined,
      undefined,
    ]);
  });

  it('leaves files alone that are no pages', () => {
    expect(proofs(`${siteDir}/src/pages/a.md`)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
