import { basePath } from '../../config/site';
import { versionNames } from '../../config/versions';
import { readFrontMatter } from './frontMatter';
import { type PageFile, pagesOf } from './pageFiles';

/** A page as readers find it. */
export interface Page extends PageFile {
  readonly version: string;
  readonly title: string;
  /** The description that the writer gave. */
  readonly description: string | undefined;
  /** Path on the site, without a trailing slash. */
  readonly permalink: string;
  /** Path below the base path, such as `latest/concepts/orders`: files that belong to the page add their endings. */
  readonly sitePath: string;
  /** Web address. */
  readonly address: string;
}

/** All pages of all versions. */
export interface Site {
  /** Folder of `docusaurus.config.ts`. */
  readonly siteDir: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly pages: readonly Page[];
  /** `@site/…` source → path on the site, the map that Docusaurus's link resolution takes. */
  readonly sources: Map<string, string>;
  readonly pageAt: ReadonlyMap<string, Page>;
}

/**
 * The site as its pages' files tell it, for the build and for what runs without Docusaurus alike.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param origin - scheme and host, without a trailing slash
 */
export function readSite(siteDir: string, origin: string): Site {
  const pages = versionNames.flatMap((version) =>
    pagesOf(siteDir, version).map((file) => readPage(file, version, origin)),
  );
  return {
    siteDir,
    origin,
    pages,
    sources: new Map(pages.map(({ file, permalink }) => [`@site/${file}`, permalink])),
    pageAt: new Map(pages.map((page) => [page.permalink, page])),
  };
}

/** Path of a page on the site, without a trailing slash. */
export function permalinkOf(version: string, page: string): string {
  return `${basePath}${version}/${page}`.replace(/\/index$/, '');
}

function readPage(file: PageFile, version: string, origin: string): Page {
  const { title, description } = readFrontMatter(file.source).values;
  const permalink = permalinkOf(version, file.page);
  return {
    ...file,
    version,
    title: typeof title === 'string' ? title : file.page,
    description: typeof description === 'string' ? description : undefined,
    permalink,
    sitePath: permalink.slice(basePath.length),
    address: origin + permalink,
  };
}
