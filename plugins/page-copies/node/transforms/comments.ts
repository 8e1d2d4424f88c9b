import type { Parents, RootContent } from 'mdast';
import type { Transform } from '../convert';
import { tidy } from '../phrasing';
import { rewrite } from '../rewrite';

/** Removes comments of HTML and MDX, and paragraphs that held nothing else. */
export const dropComments: Transform = (tree) => {
  const losers = new Set<Parents | RootContent>();
  rewrite(tree, (node, parent) => {
    if (node.type === 'html') node.value = node.value.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
    if (isEmptyCode(node) || (node.type === 'html' && node.value === '')) {
      losers.add(parent);
      return [];
    }
    if (node.type !== 'paragraph' && node.type !== 'heading') return undefined;
    if (losers.has(node)) node.children = tidy(node.children);
    return node.children.length > 0 ? undefined : [];
  });
};

/** Whether an MDX expression has no code: `{}` or a comment alone. */
function isEmptyCode(node: RootContent): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  return node.data?.estree?.body.length === 0;
}
