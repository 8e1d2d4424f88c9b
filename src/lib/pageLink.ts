/** A click that asks for nothing special, such as a new tab. */
interface Click {
  readonly defaultPrevented: boolean;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** @returns whether a click should be followed in this tab */
export function isPlainClick(event: Click): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !modified;
}

/**
 * The link around an element, if it leads to another page of this site.
 *
 * @param target - what an event hit
 * @returns the anchor; undefined for links in the page, to files such as `.md` copies, and out of the site
 */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  if (link.getAttribute('href')?.startsWith('#') || /\.\w+$/.test(link.pathname)) return undefined;
  return link;
}
