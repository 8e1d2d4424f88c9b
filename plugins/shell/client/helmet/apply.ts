import type { HeadTag } from './tags';

/** Marks what is ours in the head, as the server's rendering does. */
const mark = 'data-rh';
const elementTypes = 'meta, link, script, style, base, noscript';

/**
 * Brings the document's head in line; what is right already stays untouched.
 *
 * @param tags - all tags that hold
 */
export function applyTags(tags: readonly HeadTag[]): void {
  const title = tags.find(({ type }) => type === 'title');
  if (title && document.title !== title.text) document.title = title.text;
  for (const root of [document.documentElement, document.body]) applyAttributes(root, tags);
  applyElements(tags.filter(({ type }) => !['title', 'html', 'body'].includes(type)));
}

function applyAttributes(root: HTMLElement, tags: readonly HeadTag[]): void {
  const own = tags.filter(({ type }) => type === root.localName);
  const attributes: Record<string, string> = Object.assign({}, ...own.map((tag) => tag.attributes)) as never;
  const before = root.getAttribute(mark)?.split(',') ?? [];
  for (const name of before) if (!(name in attributes)) root.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  const list = Object.keys(attributes).join(',');
  if (list && root.getAttribute(mark) !== list) root.setAttribute(mark, list);
  else if (!list) root.removeAttribute(mark);
}

function applyElements(tags: readonly HeadTag[]): void {
  const marked = [...document.head.children].filter(
    (child) => child.matches(elementTypes) && child.hasAttribute(mark),
  );
  const left = new Set(marked);
  for (const tag of tags) {
    const wanted = elementOf(tag);
    const there = [...left].find((child) => child.isEqualNode(wanted));
    if (there) left.delete(there);
    else document.head.append(wanted);
  }
  for (const child of left) child.remove();
}

function elementOf({ type, attributes, text }: HeadTag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(mark, 'true');
  element.textContent = text;
  return element;
}
