import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** In a narrow cell a long name may break behind an underscore or dot, and where a new word starts in capitals. */
const betweenWords = /(?<=[A-Za-z0-9]_)(?=[A-Za-z0-9])|(?<=[a-z]\.)(?=[A-Za-z])|(?<=[a-z0-9])(?=[A-Z][a-z])/;

/** Up to this length a name fits into any cell. */
const shortName = 16;

/** Longer than this, a word has to break wherever it can on a phone. */
const longestWhole = 24;

/** Lets inline code break where readers expect it: names in tables between their words, and no option behind its hyphen. */
export function rehypeBreaks() {
  return (root: Root): void => {
    visit(root, 'element', (node, _index, parent) => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName === 'td') breakNames(node);
      if (node.tagName === 'code' && parent) node.children = node.children.flatMap(wholeOptions);
      return undefined;
    });
  };
}

function breakNames(cell: Element): void {
  visit(cell, 'element', (node) => {
    if (node.tagName !== 'code') return;
    node.children = node.children.flatMap((child) =>
      child.type === 'text' && child.value.length > shortName
        ? joined(child.value.split(betweenWords))
        : [child],
    );
  });
}

function joined(parts: readonly string[]): ElementContent[] {
  return parts.flatMap((part, index) => (index === 0 ? [text(part)] : [h('wbr'), text(part)]));
}

/** Browsers break behind a hyphen: `--index-url` would stand on two lines. */
function wholeOptions(child: ElementContent): ElementContent[] {
  if (child.type !== 'text' || !child.value.includes('-')) return [child];
  return child.value
    .split(/(?<=\s)|(?=\s)/)
    .map((word) =>
      /\S-\S|^-/.test(word) && word.length <= longestWhole ? h('span.whole', word) : text(word),
    );
}

const text = (value: string): ElementContent => ({ type: 'text', value });
