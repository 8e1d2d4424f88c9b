import type { Code, Root, RootContent } from 'mdast';
import { blocksIn } from '../../../pages/blocks';
import { programsOf, type Example } from '../../../examples/node/programs';
import { runOf } from '../../../examples/node/runs';
import type { Transform } from '../convert';
import { paragraph, text } from '../../../pages/nodes';
import { rewrite } from '../rewrite';
import type { Page } from '../../../pages/site';

/** Puts below each Python block on what it ran, and what it printed; or why it can't run. */
export const examplesWithOutput: Transform = (tree, { page, site }) => {
  addBelow(tree, page, ({ block, hash }) => {
    if (block.meta.skip !== undefined) return reason(block.meta.skip);
    const run = runOf(site.siteDir, page.version, page.page, hash);
    return run?.date ? ran(run.version, run.date, run.output ?? '') : [];
  });
};

/** Puts below each Python block that can't run why not. */
export const reasonsNotRun: Transform = (tree, { page }) => {
  addBelow(tree, page, ({ block }) => (block.meta.skip === undefined ? [] : reason(block.meta.skip)));
};

function addBelow(tree: Root, page: Page, added: (example: Example) => readonly RootContent[]): void {
  const below = new Map<RootContent, readonly RootContent[]>(
    examplesOf(tree, page).map((example) => [example.block.node, added(example)]),
  );
  rewrite(tree, (node) => {
    const nodes = below.get(node);
    return nodes && [node, ...nodes];
  });
}

const reason = (words: string): RootContent[] => [paragraph(text(`Not run: ${words}`))];

function examplesOf(tree: Root, page: Page): readonly Example[] {
  try {
    return programsOf(blocksIn(tree, page.file)).examples;
  } catch {
    // A fence that can't be read: plainFences tells where it stands.
    return [];
  }
}

function ran(version: string, date: string, output: string): RootContent[] {
  const printed: Code = { type: 'code', lang: 'text', meta: null, value: output };
  const words = `Ran on ${version}, ${date}`;
  return output ? [paragraph(text(`${words}, and printed:`)), printed] : [paragraph(text(`${words}.`))];
}
