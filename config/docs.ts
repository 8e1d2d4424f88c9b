import type { Options } from '@docusaurus/plugin-content-docs';
import { rehypeApiReference, remarkApiReference } from '../plugins/api-reference';
import { rehypeCharts, remarkCharts } from '../plugins/charts';
import { remarkClaims } from '../plugins/claims';
import { rehypeDiagrams } from '../plugins/diagrams/rehype';
import { remarkExamples } from '../plugins/examples/remark';
import { calloutKinds, rehypePlugins, rehypeStatic } from '../plugins/markdown';
import { usesOf } from '../plugins/symbol-links/uses';
import type { Settings } from './settings';
import { defaultVersion, pagesFolder } from './versions';

/**
 * Options of the documentation plugin.
 *
 * @param settings - where the repository stands, for the edit links
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param baseUrl - the site's base path, with slashes at both ends
 */
export function docsOptions(settings: Settings, siteDir: string, baseUrl: string): Partial<Options> {
  const edit = `${settings.repositoryUrl}/edit/${settings.repositoryBranch}`;
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    // Both versions stand under their names; docs/ itself is nightly's source and no version of its own.
    includeCurrentVersion: false,
    lastVersion: defaultVersion,
    versions: {
      latest: { label: 'latest', path: 'latest', badge: true, banner: 'none' },
      nightly: { label: 'nightly', path: 'nightly', badge: true, banner: 'none' },
    },
    breadcrumbs: true,
    showLastUpdateTime: true,
    // A function, since the developed version's pages are edited where they come from.
    editUrl: ({ version, docPath }) => `${edit}/${pagesFolder(version)}/${docPath}`,
    admonitions: { keywords: calloutKinds, extendDefaults: false },
    beforeDefaultRemarkPlugins: [
      [remarkApiReference, { siteDir }],
      [remarkExamples, { siteDir }],
      remarkCharts,
      [remarkClaims, { baseUrl }],
    ],
    // What comes as ready-made HTML comes right before all is joined.
    rehypePlugins: [
      rehypeDiagrams,
      ...rehypePlugins,
      [rehypeCharts, { siteDir, baseUrl }],
      [
        rehypeApiReference,
        {
          siteDir,
          usedIn: (version: string, page: string, anchor: string) =>
            usesOf(siteDir, version).get(`${page}#${anchor}`) ?? [],
        },
      ],
      rehypeStatic,
    ],
  };
}
