import type { PageView } from '../view/page';

/** How the addresses of a page differ from its facts. */
interface AnchorDifferences {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

/** Every id in HTML, minified or not, in order. */
export function idsIn(html: string): string[] {
  return [...html.matchAll(/ id=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

/**
 * Compares a page's addresses with its facts, both ways.
 *
 * @param html - the reference of the page, or a part of a built page that holds no other ids
 */
export function anchorDifferences({ anchors }: PageView, html: string): AnchorDifferences {
  const expected = new Set(anchors);
  const found = new Set(idsIn(html));
  return {
    missing: anchors.filter((anchor) => !found.has(anchor)),
    unknown: [...found].filter((id) => !expected.has(id)),
  };
}
