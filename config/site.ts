// Plain facts of the site that its pages, its build and its tests share. This file and `sections.ts` are all of config/
// that browser code may import, so they import nothing.

/** The address at which the site stands, with both slashes. */
export const basePath = '/docs/';

/** Docusaurus's names of the versions: stored in readers' browsers and in search filters, so they never change. */
export type VersionName = 'latest' | 'nightly';

/** The default version: `/docs/` leads to it and web search is pointed at it. */
export const defaultVersion = 'latest' satisfies VersionName;

/** The version whose pages are made from `docs/` and `sidebars.ts`. */
export const developedVersion = 'nightly' satisfies VersionName;

/** Where this site's own sources stand, unless `SITE_REPOSITORY` names another place. */
export const siteRepository = 'https://github.com/nt-docs/nt-docs';

/** The platform's repository. */
export const platformRepository = 'https://github.com/nautechsystems/nautilus_trader';
