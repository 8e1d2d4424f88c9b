import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { VFile } from 'vfile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { node } from '../markdown/testTree';
import { diagramHash, drawingFile } from './node/drawings';
import { rehypeDiagrams } from './rehype';

const text = 'flowchart LR\n  a --> b\n';
const path = 'versioned_docs/version-nightly/concepts/a.md';

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'diagrams-'))));
afterEach(() => {
  rmSync(site, { recursive: true });
  vi.unstubAllEnvs();
});

function page(): string {
  const code = node('code', { className: ['language-mermaid'] }, [text]);
  const children = [node('h2', {}, ['Flow']), node('pre', {}, [code])];
  const root = { type: 'root' as const, children };
  rehypeDiagrams()(root, new VFile({ path: join(site, path) }));
  return toHtml(root, { allowDangerousHtml: true });
}

describe('a diagram', () => {
  it('is its drawing, in a frame under the name of the heading above it', () => {
    const file = join(site, drawingFile(diagramHash(text)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '<svg><text>a</text></svg>\n');
    expect(page()).toBe(
      '<h2>Flow</h2><div class="diagram-frame" tabindex="0" role="group" aria-label="Diagram: Flow">' +
        '<svg><text>a</text></svg></div>',
    );
  });

  it('that is not drawn stops a build, with the file that is edited and its line', () => {
    expect(page).toThrow("docs/concepts/a.md:3: This diagram isn't drawn. Run npm run diagrams.");
  });

  it('that is not drawn shows its text under npm start', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(page()).toMatch(
      /<p>This diagram isn't drawn\. Run npm run diagrams[^<]*<\/p><pre><code class="language-text">flowchart LR/,
    );
  });
});
