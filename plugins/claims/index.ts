import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteFiles } from '../siteFiles';
import { claimAssets } from './node/assets';

/** The programs that prove sentences of the pages, as text files of the site, and the marks that lead to them. */
export default function claimsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'claims',
    ...siteFiles('claims', baseUrl, /^claims\//, () => claimAssets(siteDir, baseUrl)),
  };
}
