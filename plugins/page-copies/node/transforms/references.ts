import type { Definition, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Transform } from '../convert';
import { rewrite } from '../rewrite';

/** Writes `[text][name]` as `[text](address)`: in llms-full.txt the names of many pages would meet. */
export const inlineReferences: Transform = (tree) => {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  rewrite(tree, (node): RootContent[] | undefined => {
    if (node.type === 'definition') return [];
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return undefined;
    const target = definitions.get(node.identifier);
    if (!target) return undefined;
    const { url, title } = target;
    return node.type === 'linkReference'
      ? [{ type: 'link', url, title, children: node.children, position: node.position }]
      : [{ type: 'image', url, title, alt: node.alt, position: node.position }];
  });
};
