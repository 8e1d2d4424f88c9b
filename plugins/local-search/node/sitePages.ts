import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReferenceRecord } from '../../reference/node/search';
import type { MessageFile } from '../shared/messages';
import type { WrittenWords } from './readersWords';
import type { BuiltPage } from './records';

/** What a build tells of its site. */
export interface BuiltSite extends WrittenWords {
  /** Folder of the built site. */
  readonly outDir: string;
  /** The site's base path, with both slashes. */
  readonly baseUrl: string;
  /** Addresses of all routes, base path included. */
  readonly routesPaths: readonly string[];
  /** The messages of a version's source; none if missing. */
  readonly messagesOf?: (version: string) => MessageFile;
  /** What the facts of a version tell of its reference, by the page's address; no pages of a reference if missing. */
  readonly referenceOf?: (version: string) => ReadonlyMap<string, readonly ReferenceRecord[]>;
}

/**
 * The built pages of a version, in the order of their addresses. Not-found pages aren't among them: no reader looks
 * for one.
 *
 * @throws Error when a route has no file, or the version no page
 */
export async function pagesOf(version: string, site: BuiltSite): Promise<BuiltPage[]> {
  const root = `${site.baseUrl}${version}`;
  const addresses = site.routesPaths
    .map((route) => route.replace(/\/$/, ''))
    .filter((route) => (route === root || route.startsWith(`${root}/`)) && !route.endsWith('.html'));
  const pages = [...new Set(addresses)].sort().map(async (url) => {
    const file = fileOf(url.slice(site.baseUrl.length), site.outDir);
    const html = await readFile(join(site.outDir, file), 'utf8');
    return { url, path: url.slice(root.length + 1), file, html };
  });
  if (pages.length === 0) throw new Error(`local-search: version '${version}' has no pages under ${root}.`);
  return Promise.all(pages);
}

function fileOf(path: string, outDir: string): string {
  const files = [`${path}.html`, `${path}/index.html`];
  const file = files.find((candidate) => existsSync(join(outDir, candidate)));
  if (!file)
    throw new Error(`local-search: the page ${path} was built neither as ${files.join(' nor as ')}.`);
  return file;
}
