import type { Code, Root, RootContent } from 'mdast';
import { pagePlace } from '../../../versions/pagePlace';
import { blocksIn } from '../../../examples/build/blocks';
import { programsOf, type Example } from '../../../examples/build/programs';
import { runOf } from '../../../examples/build/runs';
import type { Transform } from '../convert';
import { paragraph, text } from '../nodes';
import { rewrite } from '../rewrite';
import type { Page } from '../site';

/** Puts below each Python block on what it ran, and what it printed; or why it can't run. */
export const examplesWithOutput: Transform = (tree, { page, site }) => {
  const place = pagePlace(page.file);
  if (!place) return;
  const below = new Map<RootContent, readonly RootContent[]>();
  for (const { block, hash } of examplesOf(tree, page)) {
    const { skip } = block.meta;
    const run = skip === undefined ? runOf(site.siteDir, place.version, place.page, hash) : undefined;
    if (skip !== undefined) below.set(block.node, [paragraph(text(`Not run: ${skip}`))]);
    else if (run?.date) below.set(block.node, ran(run.version, run.date, run.output ?? ''));
  }
  rewrite(tree, (node) => {
    const added = below.get(node);
    return added && [node, ...added];
  });
};

function examplesOf(tree: Root, page: Page): readonly Example[] {
  try {
    return programsOf(blocksIn(tree, page.writtenIn)).examples;
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
