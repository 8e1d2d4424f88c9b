import type { PhrasingContent, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { paragraph } from '../../pages/nodes';

/** Whether a node stands inside a line of text. */
export function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasing(node);
}

/**
 * Makes blocks of mixed content: each run of text becomes a paragraph, white space between blocks goes.
 */
export function asBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const flush = () => {
    const tidied = tidy(run);
    if (tidied.length > 0) blocks.push(paragraph(...tidied));
    run = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) run.push(node);
    else {
      flush();
      blocks.push(node);
    }
  }
  flush();
  return blocks;
}

/** Joins neighbouring texts and takes away white space at both ends and where something was taken out. */
export function tidy(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') joined.push(node);
    else joined[joined.length - 1] = { ...last, value: joinTexts(last.value, node.value) };
  }
  const ends = joined.map((node, index) => {
    if (node.type !== 'text') return node;
    const started = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === joined.length - 1 ? started.trimEnd() : started };
  });
  return ends.filter((node) => node.type !== 'text' || node.value !== '');
}

function joinTexts(before: string, after: string): string {
  return /\s$/.test(before) ? before + after.trimStart() : before + after;
}
