import { parseLocalURLPath } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
import { basePath } from '../../../../config/site';
import { versionNames } from '../../../../config/versions';
import { linkedPage } from '../../../pages/linkedPage';
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
    const target = site.pageAt.get(linkedPage(local.pathname, page, site.siteDir, site.sources) ?? '');
    return target && addressOf(target) + url.slice(local.pathname.length);
  }
  const address = fullAddress(url, page, site);
  return leadsNowhere(address, site) ? undefined : address;
}

/** Whether an address lies inside a version and is neither a page nor, by its ending, another file. */
function leadsNowhere(address: string, site: Context['site']): boolean {
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(site.origin).origin || /\.\w+$/.test(pathname)) return false;
  const path = pathname.replace(/\/$/, '');
  const isInside = versionNames.some((version) => `${path}/`.startsWith(`${basePath}${version}/`));
  return isInside && !site.pageAt.has(path);
}
