import type { Parents, RootContent } from 'mdast';

/**
 * Replaces nodes below a parent, children before their parents.
 *
 * @param replace - returns what stands in the node's place, or undefined to leave it
 */
export function rewrite(
  parent: Parents,
  replace: (node: RootContent, parent: Parents) => readonly RootContent[] | undefined,
): void {
  const children = parent.children.flatMap((child) => {
    if ('children' in child) rewrite(child, replace);
    return replace(child, parent) ?? [child];
  });
  parent.children = children;
}
