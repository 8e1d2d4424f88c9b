import { programEndings } from '../../examples/build/oneProgram';
import type { Site } from '../../page-copies/build/site';
import type { Handler } from '../../devServer';
import { programCopies } from './copies';

/**
 * Answers requests for pages' programs, made from the pages as they are at that moment.
 *
 * @param baseUrl - the site's base path, with slashes at both ends
 * @param readSite - reads the site's pages afresh
 */
export function programServer(baseUrl: string, readSite: () => Site): Handler {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const ending = Object.values(programEndings).find((one) => pathname.endsWith(one));
    const answer = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    if (!ending || !pathname.startsWith(baseUrl)) {
      next();
      return;
    }
    try {
      const site = readSite();
      const page = site.pageAt.get(pathname.slice(0, -ending.length));
      const copies = page && programCopies(page, site);
      if (!copies) next();
      else answer(200, ending === programEndings.script ? copies.script : copies.notebook);
    } catch (error) {
      answer(500, `${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
}
