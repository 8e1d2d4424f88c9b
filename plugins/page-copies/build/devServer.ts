import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CopyFiles } from './files';

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
 * Answers requests for copies, made from the sources as they are at that moment.
 *
 * @param baseUrl - the site's base path, with slashes at both ends
 * @param files - makes a fresh set of copies
 */
export function copyServer(baseUrl: string, files: () => CopyFiles): Handler {
  return (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!path.startsWith(baseUrl) || !/\.(?:md|txt)$/.test(path)) {
      next();
      return;
    }
    try {
      const make = files().get(path.slice(baseUrl.length));
      if (!make) {
        next();
        return;
      }
      answer(response, 200, make());
    } catch (error) {
      answer(response, 500, `${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

/**
 * Development server settings with the copies before all else: the server answers any unknown path with the page
 * shell. They replace Docusaurus's own middleware, which serves an error overlay of the past only.
 *
 * @param settings - what other plugins set, kept
 */
export function withCopies(settings: DevServerSettings | undefined, server: Handler): DevServerSettings {
  return {
    setupMiddlewares: (middlewares, devServer) => [
      { name: 'page-copies', middleware: server },
      ...(settings?.setupMiddlewares?.(middlewares, devServer) ?? middlewares),
    ],
  };
}
