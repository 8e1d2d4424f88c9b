import type { ServerResponse } from 'node:http';
import type { Handler } from '../../devServer';
import type { CopyFiles } from './files';

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
