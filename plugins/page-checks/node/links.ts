import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { linkedPage } from '../../pages/linkedPage';
import type { Mistake } from './mistake';
import { hint } from './nearest';
import { mistakeAt, type ReadPage } from './page';
import type { ReadSite } from './site';

/** Links to pages, places and files that aren't there. They warn in a build, and images fail it, as specified. */
export function linkMistakes(page: ReadPage, site: ReadSite): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(page.root, (node) => {
    for (const url of linksIn(node)) {
      const what = wrongLink(url, page, site);
      if (what) mistakes.push({ ...mistakeAt(page, node, what), warns: true });
    }
    if (node.type === 'image') {
      const what = wrongFile(node.url, page, site, 'image');
      if (what) mistakes.push(mistakeAt(page, node, what));
    }
  });
  return mistakes;
}

function linksIn(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  if (node.type === 'html') return [...node.value.matchAll(/\shref="([^"]*)"/g)].map(([, url = '']) => url);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    ['href', 'to'].includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

/** A scheme or a host; `pathname://` too, by which Docusaurus leaves a path unchecked. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function wrongLink(url: string, page: ReadPage, site: ReadSite): string | undefined {
  if (elsewhere.test(url)) return undefined;
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const route = path === '' ? site.routeOf(page) : target(path, page, site);
  if (route === undefined) {
    if (!/\.mdx?$/i.test(path)) return wrongFile(path, page, site, 'page or file');
    return `the link to '${url}' leads to no page${hint(nameOf(path), site.namesOf(page.version))}`;
  }
  if (hash === '') return undefined;
  const to = site.pageAt(route);
  // Of what isn't a page, such as the search, and of what can't be parsed, the places aren't known.
  if (!to || to.unparsed) return undefined;
  const anchors = site.anchorsOf(to);
  const anchor = decoded(hash);
  if (anchors.has(anchor)) return undefined;
  const where = to === page ? 'this page' : to.file;
  return `the link to '${url}' leads to no place of ${where}${hint(anchor, [...anchors])}`;
}

/** The route that a link's path leads to; undefined when there is none. */
function target(path: string, page: ReadPage, site: ReadSite): string | undefined {
  if (/\.mdx?$/i.test(path) && !path.startsWith(site.baseUrl)) {
    return linkedPage(path, page, site.siteDir, site.sources);
  }
  const { pathname } = new URL(path, `https://site.example${site.routeOf(page)}`);
  // As Docusaurus's links do: a path of the site may be written without its base.
  const based = `${pathname}/`.startsWith(site.baseUrl) ? pathname : site.baseUrl + pathname.slice(1);
  const route = based.replace(/(?<=.)\/$/, '');
  return site.hasRoute(route) ? route : undefined;
}

function wrongFile(url: string, page: ReadPage, site: ReadSite, kind: string): string | undefined {
  if (elsewhere.test(url)) return undefined;
  const [path = ''] = url.split(/[?#]/);
  const found = path.startsWith('/')
    ? existsSync(
        join(site.siteDir, 'static', path.startsWith(site.baseUrl) ? path.slice(site.baseUrl.length) : path),
      )
    : /\.\w+$/.test(path) && existsSync(join(dirname(join(site.siteDir, page.file)), decoded(path)));
  return found ? undefined : `'${url}' leads to no ${kind}${hint(path, site.routes)}`;
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx?$/i, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
