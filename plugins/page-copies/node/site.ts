import { join } from 'node:path';
import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { pagePlace } from '../../pages/pagePlace';
import { sectionsOf, type Section } from './sections';

/** A documentation page, as Docusaurus's route metadata has it. */
export interface Page {
  /** Identifier inside its version, such as `concepts/orders`. */
  readonly id: string;
  readonly title: string;
  /** The description that the writer gave. */
  readonly description: string | undefined;
  /** The description, or else the page's first words. */
  readonly summary: string;
  /** Path on the site, without a trailing slash. */
  readonly permalink: string;
  /** Web address of the page. */
  readonly address: string;
  /** Web address of its Markdown copy. */
  readonly copyAddress: string;
  /** Path of the copy in the built site. */
  readonly copyPath: string;
  /** Absolute path of the source. */
  readonly file: string;
  /** Path of the file that a writer edits, for messages. */
  readonly writtenIn: string;
  readonly version: string;
  /** The version in a reader's words, such as `latest (1.221.0, release)`. */
  readonly versionText: string;
}

/** A documentation version with its pages in the sidebar's order. */
export interface Version {
  readonly name: string;
  /** Path on the site, without a trailing slash. */
  readonly path: string;
  readonly isLast: boolean;
  readonly sections: readonly Section[];
  /** Folders in which a link from the content root is looked up, as Docusaurus does. */
  readonly contentPaths: { readonly contentPath: string; readonly contentPathLocalized: string | undefined };
}

/** All that copies are made from. */
export interface Site extends Omit<SiteOptions, 'versions'> {
  readonly versions: readonly Version[];
  readonly pages: readonly Page[];
  /** `@site/…` source → path on the site, the map that Docusaurus's link resolution takes. */
  readonly sourceToPermalink: Map<string, string>;
  readonly pageAt: ReadonlyMap<string, Page>;
}

/** What a site is beside its pages. */
interface SiteOptions {
  readonly siteDir: string;
  readonly name: string;
  readonly summary: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** Base path, with slashes at both ends. */
  readonly baseUrl: string;
  /** What the site says of its versions. */
  readonly versions: readonly { readonly name: string; readonly platform: string; readonly stage: string }[];
}

/**
 * Reads the pages from what the docs plugin loaded.
 *
 * @param allContent - Docusaurus's `allContent`
 * @throws Error when the docs plugin isn't there
 */
export function readSite(
  allContent: Record<string, Record<string, unknown> | undefined>,
  options: SiteOptions,
): Site {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
  if (!content)
    throw new Error('page-copies: no docs plugin with the id "default"; its pages are what is copied.');
  const versions = content.loadedVersions.map((loaded) => readVersion(loaded, options));
  const pages = versions.flatMap(({ sections }) => sections.flatMap((section) => section.pages));
  return {
    ...options,
    versions,
    pages,
    sourceToPermalink: new Map(
      content.loadedVersions.flatMap(({ docs }) =>
        docs.map((doc) => [doc.source, withoutSlash(doc.permalink)]),
      ),
    ),
    pageAt: new Map(pages.map((page) => [page.permalink, page])),
  };
}

function readVersion(loaded: LoadedVersion, options: SiteOptions): Version {
  const stated = options.versions.find(({ name }) => name === loaded.versionName);
  const text = stated ? `${loaded.label} (${stated.platform}, ${stated.stage})` : loaded.label;
  return {
    name: loaded.versionName,
    path: withoutSlash(loaded.path),
    isLast: loaded.isLast,
    sections: sectionsOf(
      loaded.docs.map((doc) => readPage(doc, text, options)),
      loaded.sidebars,
    ),
    contentPaths: { contentPath: loaded.contentPath, contentPathLocalized: loaded.contentPathLocalized },
  };
}

function readPage(doc: DocMetadata, versionText: string, options: SiteOptions): Page {
  const permalink = withoutSlash(doc.permalink);
  const source = doc.source.replace(/^@site\//, '');
  return {
    id: doc.id,
    title: doc.title,
    description: doc.frontMatter.description,
    summary: doc.description,
    permalink,
    address: options.origin + permalink,
    copyAddress: `${options.origin}${permalink}.md`,
    copyPath: `${permalink.slice(options.baseUrl.length)}.md`,
    file: join(options.siteDir, source),
    writtenIn: pagePlace(source)?.writtenIn ?? source,
    version: doc.version,
    versionText,
  };
}

// Docusaurus's metadata has the slash of an index page even where `trailingSlash` is false.
function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
