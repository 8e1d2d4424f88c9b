import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { codeBlock, type Fence } from './codeBlock';
import { attempt } from '../pages/attempt';
import { parseFenceMeta } from '../pages/fenceMeta';
import type { Proof } from './proof';

type Parent = Root | Element;

/**
 * Replaces fenced code by highlighted blocks at build time, so that no highlighter reaches the browser, and
 * joins a block with the `output` fence behind it.
 */
export function rehypeCode() {
  return (root: Root, file: VFile): void => {
    transform(root, file);
  };
}

function transform(parent: Parent, file: VFile): void {
  const children: RootContent[] = [];
  let last: { fence: Fence; at: number } | undefined;
  for (const child of parent.children as RootContent[]) {
    const fence = asFence(child, file);
    if (!fence) {
      if (child.type !== 'text' || child.value.trim()) last = undefined;
      if ('children' in child) transform(child as Element, file);
      children.push(child);
    } else if (fence.meta.output && last) {
      children[last.at] = attempt(file, child, () => codeBlock((last as { fence: Fence }).fence, fence));
      last = undefined;
    } else {
      last = { fence, at: children.length };
      children.push(attempt(file, child, () => codeBlock(fence)));
    }
  }
  parent.children = children;
}

function asFence(node: RootContent, file: VFile): Fence | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const code = node.children.find((child): child is Element => child.type === 'element');
  if (code?.tagName !== 'code') return undefined;
  const classes = code.properties['className'];
  const language = (Array.isArray(classes) ? classes : [])
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return attempt(file, node, () => {
    const meta = parseFenceMeta(String(code.properties['metastring'] ?? ''));
    return {
      code: toString(code).replace(/\n$/, ''),
      language: shownAs(language ?? '', meta.title),
      meta,
      proof: proofOf(code),
    };
  });
}

/** A Python file that the page's program finds beside it is written as `text`, for a `python` fence would be run. */
function shownAs(language: string, title: string | undefined): string {
  return language === 'text' && title?.endsWith('.py') ? 'python' : language;
}

/** What plugins/examples left on a Python block. */
function proofOf({ properties: { dataProof } }: Element): Proof | undefined {
  return typeof dataProof === 'string' ? (JSON.parse(dataProof) as Proof) : undefined;
}
