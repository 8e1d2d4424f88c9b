import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { devAssets } from '../devAssets';
import { handlerFirst } from '../devServer';
import { claimAssets } from './build/assets';

export { remarkClaims } from './remark';

/** The programs that prove sentences of the pages, as text files of the site, and the marks that lead to them. */
export default function claimsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'claims',

    async postBuild({ outDir }) {
      for (const [path, content] of claimAssets(siteDir, baseUrl)) {
        const file = join(outDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return undefined;
      const assets = () => claimAssets(siteDir, baseUrl);
      const handler = devAssets(baseUrl, 'claims/', 'text/plain; charset=utf-8', assets);
      // webpack's own types know no `devServer`; Docusaurus takes it from here all the same.
      return { devServer: handlerFirst('claims', handler) } as object;
    },
  };
}
