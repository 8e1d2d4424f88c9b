import type { Element, Nodes } from 'hast';
import type { ReferenceRecord } from '../../reference/node/search';
import type { SearchRecord } from '../shared/types';
import { attribute, find, findAll, hasClass, named, oneLine, readDocument, textOf } from './html';
import { kindOfPage } from './kind';
import { isLeftOut } from './leftOut';
import { cutSections, type Section } from './sections';

/** A built page. */
export interface BuiltPage {
  /** Its address below the origin, without a trailing slash: `/docs/latest/concepts/orders`. */
  readonly url: string;
  /** Its path below the version: `concepts/orders`. */
  readonly path: string;
  /** Where it stands, for messages: `latest/concepts/orders.html`. */
  readonly file: string;
  readonly html: string;
}

/** What a section of prose and an entry of the reference have in common. */
type Quoted = Readonly<Pick<Section, 'anchor' | 'headings'>> & {
  readonly lines: readonly string[];
  readonly code: readonly string[];
  readonly outputs?: readonly string[];
};

/** A record, with what only its weight needs of an entry of the reference. */
export type FoundRecord = SearchRecord & { readonly entry?: Pick<ReferenceRecord, 'home' | 'isAside'> };

/**
 * The records of a page, one a section; none when the page asks not to be found.
 *
 * @param reference - what the facts tell of a page of the reference; in its HTML search leaves that out
 * @throws Error with the file's name when the page has no article or no h1
 */
export function pageRecords(
  { url, path, file, html }: BuiltPage,
  reference: readonly ReferenceRecord[] = [],
): FoundRecord[] {
  const document = readDocument(html);
  if (isHidden(document)) return [];
  const article = find(document, named('article'));
  if (!article) throw new Error(`${file} has no <article>, so search can't read it.`);
  const heading = find(article, named('h1'));
  if (!heading) throw new Error(`${file} has no <h1> in its article, so search can't name it.`);
  const page = oneLine(textOf(heading, isLeftOut));
  const content = find(article, (element) => hasClass(element, 'theme-doc-markdown')) ?? article;
  const labels = pathLabels(document, article);
  const record = ({ anchor, headings, lines, code, outputs = [] }: Quoted) => ({
    url: anchor ? `${url}#${encodeURIComponent(anchor)}` : url,
    path: labels.length > 0 ? labels : [page],
    page,
    headings,
    kind: kindOfPage(path),
    text: lines.join('\n'),
    code,
    ...(outputs.length > 0 ? { outputs } : {}),
  });
  return [
    ...cutSections(content).map(record),
    ...reference.map((one) => ({
      ...record(one),
      ...(one.kind ? { kind: one.kind, entry: { home: one.home, isAside: one.isAside } } : {}),
      ...(one.names ? { names: one.names } : {}),
    })),
  ];
}

function isHidden(document: Nodes): boolean {
  return findAll(document, named('meta')).some(
    (meta) => attribute(meta, 'name') === 'robots' && attribute(meta, 'content')?.includes('noindex'),
  );
}

/** The labels of the breadcrumbs; a page without them, such as the home page, has its label in the sidebar. */
function pathLabels(document: Nodes, article: Element): string[] {
  const trail = find(article, (element) => hasClass(element, 'breadcrumbs'));
  const items = trail ? findAll(trail, named('li')) : activeLinks(document);
  return items.map((item) => oneLine(textOf(item))).filter((label) => label !== '');
}

function activeLinks(document: Nodes): Element[] {
  return findAll(document, named('a')).filter(
    (link) => hasClass(link, 'menu__link--active') && attribute(link, 'ariaCurrent') === 'page',
  );
}
