import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedVersions } from '../../config/versions';
import { chartAssets } from './build/assets';
import { devAssets } from '../devAssets';
import { handlerFirst } from '../devServer';

export { rehypeCharts } from './rehype';
export { remarkCharts } from './remark';

/** Charts of numbers that the pages' programs wrote: drawn into their figures, with their CSV files and what their cards say. */
export default function chartsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const assets = () =>
    chartAssets(
      siteDir,
      documentedVersions.map(({ name }) => name),
    );
  return {
    name: 'charts',

    getClientModules: () => [
      join(siteDir, 'plugins/charts/client/index.ts'),
      join(siteDir, 'plugins/charts/client/chart.css'),
    ],

    async postBuild({ outDir }) {
      for (const [path, content] of assets()) {
        const file = join(outDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return undefined;
      // webpack's own types know no `devServer`; Docusaurus takes it from here all the same.
      const handler = devAssets(
        baseUrl,
        'assets/charts/',
        (path) => (path.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json'),
        assets,
      );
      return { devServer: handlerFirst('charts', handler) } as object;
    },
  };
}
