import { join } from 'node:path';
import matter from 'gray-matter';
import { defaultVersion } from '../../../config/site';
import { documentedVersions } from '../../../config/versions';
import type { Page, Site } from '../../page-copies/node/site';
import { type PageFile, pagesOf } from '../../pages/pageFiles';

/** What of a site its pages' files don't tell. */
interface SitePlace {
  /** Folder of `docusaurus.config.ts`. */
  readonly siteDir: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** Base path, with slashes at both ends. */
  readonly baseUrl: string;
}

/**
 * The site as its pages' files tell it: what the example runs can know without Docusaurus, and so what the build takes
 * too, for both to make the same programs. It lists no sections.
 */
export function siteOfFiles(place: SitePlace): Site {
  const pages = documentedVersions.flatMap(({ name }) =>
    pagesOf(place.siteDir, name).map((file) => pageOf(file, name, place)),
  );
  return {
    ...place,
    name: '',
    summary: '',
    pages,
    versions: documentedVersions.map(({ name }) => ({
      name,
      path: `${place.baseUrl}${name}`,
      isLast: name === defaultVersion,
      sections: [],
      contentPaths: { contentPath: contentFolder(place.siteDir, name), contentPathLocalized: undefined },
    })),
    sourceToPermalink: new Map(pages.map((page) => [sourceOf(place.siteDir, page.file), page.permalink])),
    pageAt: new Map(pages.map((page) => [page.permalink, page])),
  };
}

/** Where Docusaurus reads a version's pages; the developed version's stand there only after it did. */
const contentFolder = (siteDir: string, version: string) =>
  join(siteDir, `versioned_docs/version-${version}`);

const sourceOf = (siteDir: string, file: string) =>
  `@site/${file.slice(siteDir.length + 1).replaceAll('\\', '/')}`;

function pageOf(
  { path, page: id, file: writtenIn, source }: PageFile,
  version: string,
  { siteDir, origin, baseUrl }: SitePlace,
): Page {
  const { data } = matter(source);
  const permalink = `${baseUrl}${version}/${id}`.replace(/\/index$/, '');
  const description = textOf(data['description']);
  const documented = documentedVersions.find((one) => one.name === version);
  return {
    id,
    title: textOf(data['title']) ?? id,
    description,
    summary: description ?? '',
    permalink,
    address: origin + permalink,
    copyAddress: `${origin}${permalink}.md`,
    copyPath: `${permalink.slice(baseUrl.length)}.md`,
    file: join(contentFolder(siteDir, version), path),
    writtenIn,
    version,
    versionText: documented ? `${version} (${documented.platform}, ${documented.stage})` : version,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
