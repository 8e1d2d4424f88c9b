import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { versionNames } from '../../config/versions';
import { siteFiles } from '../siteFiles';
import { chartAssets } from './node/assets';

/** Charts of numbers that the pages' programs wrote: drawn into their figures, with their CSV files and what their cards say. */
export default function chartsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'charts',

    getClientModules: () => [
      join(siteDir, 'plugins/charts/client/index.ts'),
      join(siteDir, 'plugins/charts/client/chart.css'),
    ],

    ...siteFiles('charts', baseUrl, /^assets\/charts\//, () => chartAssets(siteDir, versionNames)),
  };
}
