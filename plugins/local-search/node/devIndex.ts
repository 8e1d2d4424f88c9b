import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devAssets } from '../../devAssets';
import type { Handler } from '../../devServer';
import { indexFolder, manifestFile } from '../shared/indexFile';

/**
 * Answers for the search index in development: that of the last build, since one is made from built pages.
 *
 * @param baseUrl - the site's base path, with slashes at both ends
 * @param outDir - folder of the built site
 */
export function lastIndex(baseUrl: string, outDir: string): Handler {
  const files = (paths: readonly string[]) =>
    new Map(
      paths
        .filter((path) => existsSync(join(outDir, path)))
        .map((path) => [path, readFileSync(join(outDir, path))]),
    );
  const indexes = () => {
    const folder = join(outDir, indexFolder);
    return existsSync(folder) ? readdirSync(folder).map((name) => indexFolder + name) : [];
  };
  const json = 'application/json';
  const manifest = devAssets(baseUrl, manifestFile, json, () => files([manifestFile]));
  const index = devAssets(baseUrl, indexFolder, json, () => files(indexes()));
  return (request, response, next) => manifest(request, response, () => index(request, response, next));
}
