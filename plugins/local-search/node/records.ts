import type { Element, Nodes } from 'hast';
import type { SearchRecord } from '../shared/types';
import { attribute, find, findAll, hasClass, named, oneLine, readDocument, textOf } from './html';
import { kindOfPage } from './kind';
import { isLeftOut } from './leftOut';
import { cutSections } from './sections';

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

/**
 * The records of a page, one a section; none when the page asks not to be found.
 *
 * @throws Error with the file's name when the page has no article or no h1, or an entry of an unknown kind
 */
export function pageRecords({ url, path, file, html }: BuiltPage): SearchRecord[] {
  const document = readDocument(html);
  if (isHidden(document)) return [];
  const article = find(document, named('article'));
  if (!article) throw new Error(`${file} has no <article>, so search can't read it.`);
  const heading = find(article, named('h1'));
  if (!heading) throw new Error(`${file} has no <h1> in its article, so search can't name it.`);
  const page = oneLine(textOf(heading, isLeftOut));
  const content = find(article, (element) => hasClass(element, 'theme-doc-markdown')) ?? article;
  const labels = pathLabels(document, article);
  return sectionsOf(content, file).map(({ anchor, headings, kind, lines, code }) => ({
    url: anchor ? `${url}#${encodeURIComponent(anchor)}` : url,
    path: labels.length > 0 ? labels : [page],
    page,
    headings,
    kind: kind ?? kindOfPage(path),
    text: lines.join('\n'),
    code,
  }));
}

function sectionsOf(content: Element, file: string) {
  try {
    return cutSections(content);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
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
