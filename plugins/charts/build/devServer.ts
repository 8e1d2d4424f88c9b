import type { Handler } from '../../devServer';

/**
 * Answers for the charts' numbers in development, as they stand in `facts/` at that moment.
 *
 * @param baseUrl - the site's base path, with slashes at both ends
 * @param assets - path in the built site → content
 */
export function assetServer(baseUrl: string, assets: () => ReadonlyMap<string, Uint8Array>): Handler {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isOurs = pathname.startsWith(`${baseUrl}assets/charts/`);
    const content = isOurs ? assets().get(pathname.slice(baseUrl.length)) : undefined;
    if (content) response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(content);
    else next();
  };
}
