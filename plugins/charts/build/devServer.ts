import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Middleware {
  readonly name: string;
  readonly middleware: Handler;
}

/** The part of webpack-dev-server's settings that is used here. */
export interface DevServerSettings {
  setupMiddlewares?: (middlewares: Middleware[], server: unknown) => Middleware[];
}

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
  return {
    // First, since the server answers any unknown path with the page shell.
    setupMiddlewares: (middlewares, server) => [
      { name: 'charts', middleware },
      ...(settings?.setupMiddlewares?.(middlewares, server) ?? middlewares),
    ],
  };
}
