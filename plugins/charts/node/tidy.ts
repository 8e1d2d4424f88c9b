import type { Element, ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';

/** What a drawing may say of a shape or word, as hast names it; the root says that nothing is filled. */
const kept = new Set([
  ...['d', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'points', 'transform'],
  ...['fill', 'stroke', 'fillOpacity', 'strokeWidth', 'strokeDashArray', 'textAnchor', 'dominantBaseline'],
  ...['paintOrder', 'opacity'],
]);
const shapes = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'g',
]);

/**
 * What is seen of a drawing: shapes and words. What ECharts adds for pointers (styles, classes, ids, clips) isn't needed,
 * and the site's content security policy would refuse it; numbers are on a grid of tenths.
 *
 * @param svg - as `renderToSVGString` has it
 */
export function tidied(svg: string): Element {
  const root = fromParse5(parseFragment(svg));
  const element = 'children' in root ? root.children[0] : undefined;
  if (element?.type !== 'element' || element.tagName !== 'svg') throw new Error('ECharts drew no SVG.');
  return { ...element, properties: {}, children: element.children.flatMap(tidiedNode) };
}

function tidiedNode(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return node.value.trim() ? [node] : [];
  if (node.type !== 'element' || !shapes.has(node.tagName)) return [];
  const { fill, stroke } = node.properties;
  const children = node.children.flatMap(tidiedNode);
  if (node.tagName === 'g') return children;
  const isSeen =
    node.tagName === 'text' || node.tagName === 'tspan' || fill !== 'none' || (stroke ?? 'none') !== 'none';
  if (!isSeen || (node.tagName === 'text' && children.length === 0)) return [];
  const properties = Object.fromEntries(
    Object.entries(node.properties)
      .filter(([name, value]) => kept.has(name) && !(name === 'fill' && value === 'none'))
      .map(([name, value]) => [name, onGrid(name, value)]),
  );
  return [{ ...node, properties, children }];
}

const places = new Set(['d', 'points', 'transform', 'x', 'y', 'cx', 'cy', 'width', 'height']);

function onGrid(name: string, value: Element['properties'][string]) {
  const text = Array.isArray(value) ? value.join(' ') : value;
  if (typeof text !== 'string' || !places.has(name) || text.startsWith('matrix')) return text;
  return text.replaceAll(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
