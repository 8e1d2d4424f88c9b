import type { Handler } from './devServer';

/**
 * Answers for files that the build writes into the site, as they are at that moment, in development.
 *
 * @param baseUrl - the site's base path, with slashes at both ends
 * @param folder - the files' folder in the site, with a slash at its end
 * @param contentType - of all of them, or by path
 * @param assets - path in the built site → content
 */
export function devAssets(
  baseUrl: string,
  folder: string,
  contentType: string | ((path: string) => string),
  assets: () => ReadonlyMap<string, Uint8Array | string>,
): Handler {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isOurs = pathname.startsWith(baseUrl + folder);
    const content = isOurs ? assets().get(pathname.slice(baseUrl.length)) : undefined;
    if (content === undefined) next();
    else {
      const type = typeof contentType === 'string' ? contentType : contentType(pathname);
      response.writeHead(200, { 'content-type': type }).end(content);
    }
  };
}
