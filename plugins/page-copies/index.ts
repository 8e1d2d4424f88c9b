import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { developedVersion, documentedVersions } from '../../config/versions';
import { handlerFirst } from '../devServer';
import { copyServer } from './build/devServer';
import { copyFiles } from './build/files';
import { readSite, type Site } from './build/site';

/** Gives every documentation page a Markdown copy at `<page>.md`, and the site `llms.txt` and `llms-full.txt`. */
export default function pageCopiesPlugin(context: LoadContext): Plugin {
  let site: Site | undefined;
  const currentSite = (): Site => {
    if (!site) throw new Error('page-copies: the pages were asked for before Docusaurus had loaded them.');
    return site;
  };
  return {
    name: 'page-copies',

    allContentLoaded({ allContent }) {
      site = readSite(allContent, {
        siteDir: context.siteDir,
        name: context.siteConfig.title,
        summary: context.siteConfig.tagline,
        origin: context.siteConfig.url,
        baseUrl: context.baseUrl,
        versions: documentedVersions,
        developedVersion,
      });
    },

    async postBuild({ outDir }) {
      for (const [path, text] of copyFiles(currentSite())) {
        const file = join(outDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text());
      }
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return undefined;
      const server = copyServer(context.baseUrl, () => copyFiles(currentSite()));
      // webpack's own types know no `devServer`; Docusaurus takes it from here all the same.
      return { devServer: handlerFirst('page-copies', server) } as object;
    },
  };
}
