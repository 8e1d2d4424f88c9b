import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Handler } from '../../devServer';
import { indexFolder, manifestFile } from '../shared/indexFile';

/**
 * Answers for the search index in development: that of the last build, since one is made from built pages.
 *
 * @param baseUrl - the site's base path, with slashes at both ends
 * @param outDir - folder of the built site
 */
export function lastIndex(baseUrl: string, outDir: string): Handler {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
    const isOurs = path === manifestFile || (path.startsWith(indexFolder) && path.endsWith('.json'));
    const file = join(outDir, path);
    if (!isOurs || !existsSync(file)) next();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(readFileSync(file));
  };
}
