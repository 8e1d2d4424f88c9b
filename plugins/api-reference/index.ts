import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedVersions } from '../../config/versions';
import { readReference } from './node/reference';

export { rehypeApiReference } from './rehype';
export { remarkApiReference } from './remark';

/** The reference of the platform's API: checks that facts and pages belong together; the filter box in the browser. */
export default function apiReferencePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'api-reference',

    loadContent() {
      for (const { name } of documentedVersions) checkPages(siteDir, name);
      return Promise.resolve();
    },

    getClientModules: () => [join(siteDir, 'plugins/api-reference/client/index.ts')],
  };
}

/**
 * Holds facts and pages together.
 *
 * @throws Error when facts name a page that isn't there
 */
export function checkPages(siteDir: string, version: string): void {
  for (const [page, [first]] of readReference(siteDir, version).pages) {
    const file = `versioned_docs/version-${version}/api_reference/${page}.md`;
    if (existsSync(join(siteDir, file))) continue;
    throw new Error(
      `facts/${version}/api/${first?.module.module ?? ''}.json names the page '${page}', but there is no ${file}. Write the page, or change platform/extract/pages.toml.`,
    );
  }
}
