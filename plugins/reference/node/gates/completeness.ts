import { changesHeading, isChangeId } from '../changes/changes';
import { anchorsOf } from '../facts/members';
import type { Reference } from '../facts/reference';
import { sectionsOf } from '../view/sections';

/** How the addresses of a page differ from its facts. */
export interface AnchorDifferences {
  /** How many addresses the facts ask for. */
  readonly expected: number;
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
export function anchorDifferences(reference: Reference, page: string, html: string): AnchorDifferences {
  const entries = reference.pages.get(page) ?? [];
  const expected = new Set(entries.flatMap(({ symbol }) => anchorsOf(symbol)));
  const sections = new Set([...sectionsOf(page, entries).map(({ id }) => id), changesHeading.id]);
  const found = new Set(idsIn(html));
  return {
    expected: expected.size,
    missing: [...expected].filter((anchor) => !found.has(anchor)),
    unknown: [...found].filter((id) => !expected.has(id) && !sections.has(id) && !isChangeId(id)),
  };
}
