import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';

/** Longer code than this may break in a narrow column, between the words of its names and behind its signs. */
const wholeLength = 20;
/** Behind a sign, or before the capital of a further word. */
const breaks = /(?<=[_.(=[]|[a-z](?=[A-Z][a-z]))/;

/** Code with places where it may break. */
export function breakable(nodes: readonly ElementContent[]): ElementContent[] {
  const text = nodes.map((node) => toString(node)).join('');
  return text.length > wholeLength ? broken(nodes, true) : [...nodes];
}

/** @param isEnd - whether nothing stands behind them, so that no break is needed there */
function broken(nodes: readonly ElementContent[], isEnd: boolean): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    const isLast = isEnd && index === nodes.length - 1;
    if (node.type === 'element') return [{ ...node, children: broken(node.children, isLast) }];
    if (node.type !== 'text') return [node];
    const parts = node.value.split(breaks);
    const mayBreakBehind = !isLast && /[_.(=[]$/.test(node.value);
    return [
      ...parts.flatMap((value, at) => [...(at > 0 ? [h('wbr')] : []), { type: 'text' as const, value }]),
      ...(mayBreakBehind ? [h('wbr')] : []),
    ];
  });
}
