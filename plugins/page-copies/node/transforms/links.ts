import { parseLocalURLPath, resolveMarkdownLinkPathname } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
import { fullAddress, isElsewhere } from '../addresses';
import type { Context, Transform } from '../convert';

/**
 * Makes links whole: one to a page's file leads to that page, or to its copy from a copy, one to a path of the site to its address.
 * A link to a page that isn't there stays as written: Docusaurus's own check warns of it, as specified.
 */
export const fullLinks: Transform = (tree, context) => {
  visit(tree, 'link', (node) => {
    node.url = fullLink(node.url, context) ?? node.url;
  });
};

/** @returns undefined when no page is there */
function fullLink(url: string, { page, site, addressOf }: Context): string | undefined {
  if (url.startsWith('#')) return addressOf(page) + url;
  if (isElsewhere(url)) return url;
  const local = parseLocalURLPath(url);
  if (local && /\.mdx?$/i.test(local.pathname)) {
    const target = targetOf(local.pathname, { page, site });
    return target && addressOf(target) + url.slice(local.pathname.length);
  }
  const address = fullAddress(url, page, site);
  return leadsNowhere(address, site) ? undefined : address;
}

function targetOf(linkPathname: string, { page, site }: Pick<Context, 'page' | 'site'>) {
  const version = site.versions.find(({ name }) => name === page.version);
  const permalink = resolveMarkdownLinkPathname(linkPathname, {
    sourceFilePath: page.file,
    sourceToPermalink: site.sourceToPermalink,
    contentPaths: {
      contentPath: version?.contentPaths.contentPath ?? site.siteDir,
      contentPathLocalized: version?.contentPaths.contentPathLocalized,
    },
    siteDir: site.siteDir,
  });
  return permalink === null ? undefined : site.pageAt.get(permalink);
}

/** Whether an address lies inside a version and is neither a page nor, by its ending, another file. */
function leadsNowhere(address: string, site: Context['site']): boolean {
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(site.origin).origin || /\.\w+$/.test(pathname)) return false;
  const path = pathname.replace(/\/$/, '');
  const inside = site.versions.some(
    (version) => path === version.path || path.startsWith(`${version.path}/`),
  );
  return inside && !site.pageAt.has(path);
}
