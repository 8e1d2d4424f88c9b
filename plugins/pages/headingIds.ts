import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** What a heading says, and the place that a link may name behind `#`. */
export interface HeadingPlace {
  readonly id: string;
  readonly words: string;
}

/** The headings of a page in order, with the ids that their writer gave, or that Docusaurus makes of their words. */
export function headingPlaces(root: Root): Map<Heading, HeadingPlace> {
  const slugs = createSlugger();
  const places = new Map<Heading, HeadingPlace>();
  visit(root, 'heading', (node) => {
    const children = node.children.filter(({ type }) => type !== 'html');
    const { text, id } = parseMarkdownHeadingId(toString(children.length > 0 ? children : node));
    places.set(node, { id: id ?? slugs.slug(text), words: text });
  });
  return places;
}
