import { withHandler, type DevServerSettings, type Handler } from '../../devServer';

/**
 * Development server settings that also answer for the charts' numbers, as they stand in `facts/` at that moment.
 *
 * @param settings - what other plugins set, kept
 * @param baseUrl - the site's base path, with slashes at both ends
 * @param assets - path in the built site → content
 */
export function withAssets(
  settings: DevServerSettings | undefined,
  baseUrl: string,
  assets: () => ReadonlyMap<string, Uint8Array>,
): DevServerSettings {
  const middleware: Handler = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isOurs = pathname.startsWith(`${baseUrl}assets/charts/`);
    const content = isOurs ? assets().get(pathname.slice(baseUrl.length)) : undefined;
    if (content) response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(content);
    else next();
  };
  return withHandler(settings, 'charts', middleware);
}
