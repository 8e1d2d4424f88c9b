import type { Options } from '@docusaurus/plugin-content-docs';
import { rehypeCharts } from '../plugins/charts/rehype';
import { remarkCharts } from '../plugins/charts/remark';
import { remarkClaims } from '../plugins/claims/remark';
import { rehypeDiagrams } from '../plugins/diagrams/rehype';
import { remarkExamples } from '../plugins/examples/remark';
import { rehypeBreaks } from '../plugins/markdown/rehypeBreaks';
import { calloutKinds, rehypeCallouts } from '../plugins/markdown/rehypeCallouts';
import { rehypeCode } from '../plugins/markdown/rehypeCode';
import { rehypeFrames } from '../plugins/markdown/rehypeFrames';
import { rehypeHeadings } from '../plugins/markdown/rehypeHeadings';
import { rehypeLinks } from '../plugins/markdown/rehypeLinks';
import { rehypeStatic } from '../plugins/markdown/rehypeStatic';
import { remarkMessages } from '../plugins/messages/remark';
import { rehypeReference } from '../plugins/reference/rehype';
import { remarkReference } from '../plugins/reference/remark';
import { remarkSymbolLinks } from '../plugins/reference/remarkSymbolLinks';
import { remarkVenues } from '../plugins/venues/remark';
import type { Settings } from '../config/settings';
import { defaultVersion } from '../config/site';
import { documentedVersions, pagesFolder } from '../config/versions';

/**
 * Options of the documentation plugin.
 *
 * @param settings - where the repository stands, for the edit links
 */
export function docsOptions(settings: Settings): Partial<Options> {
  const edit = `${settings.repositoryUrl}/edit/${settings.repositoryBranch}`;
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    // Both versions stand under their names; docs/ itself is nightly's source and no version of its own.
    includeCurrentVersion: false,
    lastVersion: defaultVersion,
    versions: Object.fromEntries(
      documentedVersions.map(({ name }) => [name, { label: name, path: name, badge: true, banner: 'none' }]),
    ),
    breadcrumbs: true,
    showLastUpdateTime: true,
    // A function, since the developed version's pages are edited where they come from.
    editUrl: ({ version, docPath }) => `${edit}/${pagesFolder(version)}/${docPath}`,
    admonitions: { keywords: calloutKinds, extendDefaults: false },
    beforeDefaultRemarkPlugins: [
      remarkMessages,
      remarkSymbolLinks,
      remarkVenues,
      remarkReference,
      remarkExamples,
      remarkCharts,
      remarkClaims,
    ],
    // What happens to a page's HTML tree, in order. What comes as ready-made HTML comes right before all is joined.
    rehypePlugins: [
      // Before rehypeCode, which knows no such language.
      rehypeDiagrams,
      rehypeCallouts,
      rehypeCode,
      rehypeFrames,
      rehypeHeadings,
      rehypeLinks,
      // It puts elements into code, whose words the others read.
      rehypeBreaks,
      rehypeCharts,
      rehypeReference,
      rehypeStatic,
    ],
  };
}
