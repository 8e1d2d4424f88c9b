import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request of the development server, or passes it on. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Middleware {
  readonly name: string;
  readonly middleware: Handler;
}

/** The part of webpack-dev-server's settings that is used here. */
export interface DevServerSettings {
  setupMiddlewares: (middlewares: Middleware[], server: unknown) => Middleware[];
}

/**
 * Development server settings with a handler before all else: the server answers any unknown path with the page shell.
 *
 * Docusaurus (core 3.9.2, commands/start/webpack.js) merges the settings of all plugins with its own, and webpack-merge
 * joins what functions of one name return, its own first. So the handler goes into the list that all of them are given.
 *
 * @param name - of the handler, for the server's log
 */
export function handlerFirst(name: string, handler: Handler): DevServerSettings {
  return {
    setupMiddlewares: (middlewares) => {
      middlewares.unshift({ name, middleware: handler });
      return middlewares;
    },
  };
}
