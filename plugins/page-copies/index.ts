import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedVersions } from '../../config/versions';
import { siteFiles } from '../siteFiles';
import { copyFiles } from './node/files';
import { readSite, type Site } from './node/site';

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
      });
    },

    ...siteFiles('page-copies', context.baseUrl, /\.(?:md|txt)$/, () => copyFiles(currentSite())),
  };
}
