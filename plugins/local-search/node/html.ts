import type { Element, ElementContent, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/**
 * The tree of an HTML file, read as a browser reads it: the minified build leaves out end tags and quotes.
 *
 * @param html - a whole document
 */
export function readDocument(html: string): Nodes {
  return fromParse5(parse(html));
}

/** The elements of a tree that pass, in document order. */
export function findAll(node: Nodes, test: (element: Element) => boolean): Element[] {
  const own = node.type === 'element' && test(node) ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap((child) => findAll(child, test))] : own;
}

/** The first element of a tree that passes. */
export function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  return findAll(node, test)[0];
}

/** A test for an element's name. */
export const named =
  (...names: readonly string[]) =>
  (element: Element): boolean =>
    names.includes(element.tagName);

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  const classes = element.properties['className'];
  return Array.isArray(classes) && classes.includes(name);
}

/** An attribute's text by its property name, such as `id` or `dataKind`; undefined where it is missing or empty. */
export function attribute(element: Element, property: string): string | undefined {
  const value = element.properties[property];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The text below a node as it stands, without the elements that are left out. */
export function textOf(node: ElementContent, isLeftOut: (element: Element) => boolean = () => false): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isLeftOut(node)) return '';
  if (node.tagName === 'br') return '\n';
  return node.children.map((child) => textOf(child, isLeftOut)).join('');
}

/** Text on one line, with single spaces. The zero-width space is what Docusaurus puts into hash links. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\u200B]+/g, ' ').trim();
}
