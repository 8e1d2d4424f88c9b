import { visit } from 'unist-util-visit';
import type { Transform } from '../convert';

/** Stops at an MDX expression: what it would show is known to the browser's code only. */
export const refuseExpressions: Transform = (tree, { fail }) => {
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const code = 'value' in node ? node.value : '';
    fail(
      node,
      `the expression {${code}} has no Markdown form. Write the text itself, or make it a component and register that in plugins/page-copies/node/components.ts.`,
    );
  });
};
