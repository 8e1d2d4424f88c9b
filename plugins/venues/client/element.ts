/**
 * An element with its properties and what stands in it.
 *
 * @param properties - of the DOM, such as `className`
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Name of the page that a link leads to; empty without a link. */
export function slugOf(link: HTMLAnchorElement | null): string {
  return link?.pathname.slice(link.pathname.lastIndexOf('/') + 1) ?? '';
}
