import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import { calloutKinds } from '../../../markdown/rehypeCallouts';
import type { Transform } from '../convert';
import { label, quote, text } from '../../../pages/nodes';
import { rewrite } from '../rewrite';

/**
 * Turns callouts into blockquotes with a bold title, and a colon before a word, read as a directive, back into
 * text. Other directives are errors: they show nothing on the site either.
 */
export const calloutsToQuotes: Transform = (tree, { fail }) => {
  rewrite(tree, (node): RootContent[] | undefined => {
    if (node.type === 'containerDirective') {
      if (calloutKinds.includes(node.name)) return [callout(node)];
      fail(node, `unknown callout ':::${node.name}'; known: ${calloutKinds.join(', ')}.`);
    }
    if (node.type === 'textDirective' && isBare(node)) return [text(`:${node.name}`)];
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      fail(node, `':${node.name}' is read as a directive. Put it in backticks, or write '\\:'.`);
    }
    return undefined;
  });
};

function isBare(node: TextDirective): boolean {
  return node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
}

function callout(node: ContainerDirective): RootContent {
  const [first, ...rest] = node.children;
  const titled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  return quote(label(...titleOf(node, titled ? first : undefined)), ...(titled ? rest : node.children));
}

function titleOf(node: ContainerDirective, written: Paragraph | undefined): PhrasingContent[] {
  if (written) return written.children;
  const word = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  return [text(node.attributes?.['title'] ?? word)];
}
