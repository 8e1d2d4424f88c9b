import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request of the development server, or passes it on. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Middleware {
  readonly name: string;
  readonly middleware: Handler;
}

/** The part of webpack-dev-server's settings that is used here. */
export interface DevServerSettings {
  setupMiddlewares?: (middlewares: Middleware[], server: unknown) => Middleware[];
}

/**
 * Development server settings with a handler before all else: the server answers any unknown path with the page shell.
 * They replace Docusaurus's own middleware, which serves an error overlay of the past only.
 *
 * @param settings - what other plugins set, kept
 * @param name - of the handler, for the server's log
 */
export function withHandler(
  settings: DevServerSettings | undefined,
  name: string,
  handler: Handler,
): DevServerSettings {
  return {
    setupMiddlewares: (middlewares, server) => [
      { name, middleware: handler },
      ...(settings?.setupMiddlewares?.(middlewares, server) ?? middlewares),
    ],
  };
}
