import type { Element, ElementContent } from 'hast';

/** Makes an element of HTML. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Makes a text node. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}
