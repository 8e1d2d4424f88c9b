import type { Heading, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { changesHeading, ownChangesHeading } from './node/changes/changes';
import { marker, pageOfFile } from './node/pagePath';
import { type PageView, readPage } from './node/view/page';
import { attempt } from '../pages/attempt';

/** Property of the element that stands for the reference until `rehypeReference` writes it. */
export const placeholder = 'dataReference';

/**
 * Puts the reference's headings in the marker's place, for Docusaurus's table of contents. Their HTML comes with all
 * the rest at the end, so that no step in between reads tens of thousands of nodes.
 *
 * @throws a message with file and line: for a page of the reference without marker or without facts, and for a
 *   marker outside the reference
 */
export function remarkReference() {
  return (root: Root, file: VFile): void => {
    const place = pageOfFile(file.path);
    let count = 0;
    visit(root, 'leafDirective', (node: LeafDirective, index, parent) => {
      if (node.name !== marker || !parent || index === undefined) return undefined;
      if (!place)
        file.fail(`'::${marker}' stands outside api_reference/, where no facts belong`, node.position);
      count += 1;
      if (count > 1) file.fail(`'::${marker}' stands twice; a page has one reference`, node.position);
      const page = attempt(file, node, () => readPage(place.siteDir, place.version, place.page));
      const data = { hName: 'div', hProperties: { [placeholder]: place.page } };
      // mdast has no name for it; the HTML tree takes the element from `data`.
      parent.children[index] = {
        type: 'reference',
        data,
        children: headingsOf(page),
      } as unknown as Heading;
      return SKIP;
    });
    if (place && count === 0)
      file.fail(`the page lacks the line '::${marker}', where its symbols shall stand; add it at the end`);
  };
}

function headingsOf({ sections, ownChanges, changes }: PageView): Heading[] {
  return [
    ...sections.flatMap((section) => [
      heading(2, section.id, section.title),
      ...(section.shape === 'entries'
        ? section.entries.map(({ anchor, title }) => heading(3, anchor, title))
        : []),
    ]),
    ...(ownChanges ? [heading(2, ownChangesHeading.id, ownChangesHeading.title)] : []),
    ...(changes ? [heading(2, changesHeading.id, changesHeading.title)] : []),
  ];
}

/** A heading with its id as writers give one, which Docusaurus leaves as it is: it would take the dots out of others. */
function heading(depth: 2 | 3, id: string, words: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value: `${words} {#${id}}` }] };
}
