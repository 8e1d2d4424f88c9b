import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSite } from '../pages/site';
import { siteFiles } from '../siteFiles';
import { programFiles } from './node/files';

/** Gives each page whose blocks are one program that program as a Python file and as a Jupyter notebook. */
export default function pagePrograms({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-programs',
    ...siteFiles('page-programs', baseUrl, /\.(?:py|ipynb)$/, () =>
      programFiles(readSite(siteDir, siteConfig.url)),
    ),
  };
}
