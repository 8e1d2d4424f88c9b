import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSite } from '../pages/site';
import { siteFiles } from '../siteFiles';
import { copyFiles } from './node/files';

/** Gives every documentation page a Markdown copy at `<page>.md`, and the site `llms.txt` and `llms-full.txt`. */
export default function pageCopiesPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-copies',
    ...siteFiles('page-copies', baseUrl, /\.(?:md|txt)$/, () => copyFiles(readSite(siteDir, siteConfig.url))),
  };
}
