import type { Root } from 'mdast';
import { rewrite } from '../../page-copies/node/rewrite';

/** Keeps amounts of money from being read as formulas, as notebooks read what stands between two dollar signs. */
export function literalDollars(tree: Root): void {
  rewrite(tree, (node) => {
    if (node.type !== 'text' || !node.value.includes('$')) return undefined;
    return node.value.split(/(\$)/).map((value) =>
      // An `html` node is written as it is.
      value === '$' ? { type: 'html' as const, value: '\\$' } : { type: 'text' as const, value },
    );
  });
}
