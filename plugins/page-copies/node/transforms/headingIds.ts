import { visit } from 'unist-util-visit';
import type { Transform } from '../convert';

/** Removes `{#id}` behind a heading's words. */
export const dropHeadingIds: Transform = (tree) => {
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1);
    if (last?.type === 'text') last.value = last.value.replace(/\s*\{#[^{}]+\}$/, '');
  });
};
