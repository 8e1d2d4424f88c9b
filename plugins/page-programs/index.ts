import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteFiles } from '../siteFiles';
import { programFiles } from './node/files';
import { siteOfFiles } from './node/site';

/** Gives each page whose blocks are one program that program as a Python file and as a Jupyter notebook. */
export default function pagePrograms({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const site = () => siteOfFiles({ siteDir, origin: siteConfig.url, baseUrl });
  return {
    name: 'page-programs',
    ...siteFiles('page-programs', baseUrl, /\.(?:py|ipynb)$/, () => programFiles(site())),
  };
}
