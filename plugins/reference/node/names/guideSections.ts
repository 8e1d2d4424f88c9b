import type { Heading, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { headingPlaces, type HeadingPlace } from '../../../pages/headingIds';

/** Deeper headings than this stand in no list of contents: what is below them belongs to the section above. */
const deepest = 3;

/**
 * The section in which each piece of inline code stands: the nearest h2 or h3 above it.
 *
 * @returns nothing for code in a page's introduction
 */
export function sectionsOfCode(root: Root): Map<InlineCode, HeadingPlace> {
  const places = headingPlaces(root);
  const sections = new Map<InlineCode, HeadingPlace>();
  let current: HeadingPlace | undefined;
  visit(root, (node) => {
    if (node.type === 'heading' && isSection(node)) current = places.get(node);
    if (node.type === 'inlineCode' && current) sections.set(node, current);
  });
  return sections;
}

function isSection({ depth }: Heading): boolean {
  return depth > 1 && depth <= deepest;
}
