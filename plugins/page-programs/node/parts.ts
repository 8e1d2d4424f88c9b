import type { Parents, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Example } from '../../examples/node/programs';

/** A page cut at the blocks of its program, in its order. */
export type Part =
  | { readonly kind: 'prose'; readonly nodes: readonly RootContent[] }
  | { readonly kind: 'code'; readonly example: Example };

/**
 * Cuts a page at the blocks of its program. A callout or list that holds one ends above it and begins anew below it.
 *
 * @param nodes - blocks of the page
 * @param running - the program's blocks, by their fence
 */
export function partsOf(
  nodes: readonly RootContent[],
  running: ReadonlyMap<RootContent, Example>,
): readonly Part[] {
  const parts: Part[] = [];
  const add = (node: RootContent) => {
    const last = parts.at(-1);
    if (last?.kind === 'prose') parts[parts.length - 1] = { kind: 'prose', nodes: [...last.nodes, node] };
    else parts.push({ kind: 'prose', nodes: [node] });
  };
  for (const node of nodes) {
    const example = running.get(node);
    if (example) parts.push({ kind: 'code', example });
    else if (!('children' in node) || !holdsAny(node, running)) add(node);
    else {
      for (const inner of partsOf(node.children, running)) {
        if (inner.kind === 'code') parts.push(inner);
        // What stands in a container may stand in a piece of it.
        else add({ ...node, children: inner.nodes } as RootContent);
      }
    }
  }
  return parts;
}

function holdsAny(node: Parents, running: ReadonlyMap<RootContent, Example>): boolean {
  let found = false;
  visit(node, 'code', (code) => {
    found ||= running.has(code);
  });
  return found;
}
