import type { Heading, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readPage, type ReferencePage, tellsChanges } from './node/page';
import { pageOfFile } from './node/pagePath';
import { changesHeading } from './node/changes';
import type { Entry } from './node/reference';
import { tellingHomes } from './node/sections';
import { marker } from './marker';

/** Property of the element that stands for the reference until `rehypeApiReference` writes it. */
export const placeholder = 'dataApiReference';

/**
 * Puts the reference's headings in the marker's place, for Docusaurus's table of contents. Their HTML comes with all
 * the rest at the end, so that no step in between reads tens of thousands of nodes.
 *
 * @param options - `siteDir`: folder of `docusaurus.config.ts`
 * @throws a message with file and line: for a page of the reference without marker or without facts, and for a
 *   marker outside the reference
 */
export function remarkApiReference({ siteDir }: { siteDir: string }) {
  return (root: Root, file: VFile): void => {
    const place = pageOfFile(file.path);
    let count = 0;
    visit(root, 'leafDirective', (node: LeafDirective, index, parent) => {
      if (node.name !== marker || !parent || index === undefined) return undefined;
      if (!place)
        file.fail(`'::${marker}' stands outside api_reference/, where no facts belong`, node.position);
      count += 1;
      if (count > 1) file.fail(`'::${marker}' stands twice; a page has one reference`, node.position);
      const page = attempt(() => readPage(siteDir, place.version, place.page), node, file);
      const data = { hName: 'div', hProperties: { [placeholder]: place.page } };
      // mdast has no name for it; the HTML tree takes the element from `data`.
      parent.children[index] = {
        type: 'apiReference',
        data,
        children: headingsOf(page),
      } as unknown as Heading;
      return SKIP;
    });
    if (place && count === 0)
      file.fail(`the page lacks the line '::${marker}', where its symbols shall stand; add it at the end`);
  };
}

function headingsOf(page: ReferencePage): Heading[] {
  const homes = tellingHomes(
    page.sections.filter(({ shape }) => shape === 'entries').flatMap(({ entries }) => entries),
  );
  const nameOf = (entry: Entry): string => {
    const home = homes.get(entry);
    return home ? `${entry.symbol.name} (${home})` : entry.symbol.name;
  };
  const sections = page.sections.flatMap(({ id, title, shape, entries }) => [
    heading(2, id, title),
    ...(shape === 'entries' ? entries.map((entry) => heading(3, entry.symbol.anchor, nameOf(entry))) : []),
  ]);
  return [...sections, ...(tellsChanges(page) ? [heading(2, changesHeading.id, changesHeading.title)] : [])];
}

function heading(depth: 2 | 3, id: string, words: string): Heading {
  const data = {
    hProperties: { id },
    // Docusaurus makes slugs of ids and would take the dots out; these are the ids of the built page.
    get id() {
      return id;
    },
    set id(_slug: string) {
      /* stays */
    },
  };
  return { type: 'heading', depth, data, children: [{ type: 'text', value: words }] };
}

function attempt<Result>(make: () => Result, node: LeafDirective, file: VFile): Result {
  try {
    return make();
  } catch (error) {
    return file.fail(error instanceof Error ? error.message : String(error), node.position);
  }
}
