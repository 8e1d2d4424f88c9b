import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { handlerFirst } from '../devServer';
import { programServer } from './build/devServer';
import { programFiles } from './build/files';
import { siteOfFiles } from './build/site';

/** Gives each page whose blocks are one program that program as a Python file and as a Jupyter notebook. */
export default function pagePrograms({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const site = () => siteOfFiles({ siteDir, origin: siteConfig.url, baseUrl });
  return {
    name: 'page-programs',

    async postBuild({ outDir }) {
      for (const [path, text] of programFiles(site())) {
        const file = join(outDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return undefined;
      // webpack's own types know no `devServer`; Docusaurus takes it from here all the same.
      return { devServer: handlerFirst('page-programs', programServer(baseUrl, site)) } as object;
    },
  };
}
