import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { type Handler, handlerFirst } from './devServer';
import { reasonOf } from './reasonOf';

type Content = string | Uint8Array;

/**
 * Path below the site's base path → the file's content, or what makes it when it is asked for: undefined where there
 * is no such file after all.
 */
export type SiteFiles = ReadonlyMap<string, Content | (() => Content | undefined)>;

/**
 * The one way in which a plugin adds files to the site that are no pages: written after a build, and answered under
 * `npm start` as they are at that moment.
 *
 * @param name - of the plugin, for the development server's log
 * @param baseUrl - the site's base path, with slashes at both ends
 * @param mayBe - fits every path of these files: others aren't looked for under `npm start`
 * @param files - all files
 * @returns parts of the plugin
 */
export function siteFiles(
  name: string,
  baseUrl: string,
  mayBe: RegExp,
  files: () => SiteFiles,
): Pick<Plugin, 'postBuild' | 'configureWebpack'> {
  return {
    async postBuild({ outDir }) {
      for (const [path, file] of files()) {
        const content = made(file);
        if (content === undefined) continue;
        const target = join(outDir, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, content);
      }
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return undefined;
      // webpack's own types know no `devServer`; Docusaurus takes it from here all the same.
      return { devServer: handlerFirst(name, fileServer(baseUrl, mayBe, files)) } as object;
    },
  };
}

/** Answers requests for the files; what goes wrong while one is made is the answer, with status 500. */
export function fileServer(baseUrl: string, mayBe: RegExp, files: () => SiteFiles): Handler {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
    if (!mayBe.test(path)) {
      next();
      return;
    }
    const answer = (status: number, content: Content) =>
      response.writeHead(status, { 'content-type': contentType(path) }).end(content);
    try {
      const content = made(files().get(path));
      if (content === undefined) next();
      else answer(200, content);
    } catch (error) {
      answer(500, `${reasonOf(error)}\n`);
    }
  };
}

const made = (file: Content | (() => Content | undefined) | undefined): Content | undefined =>
  typeof file === 'function' ? file() : file;

/** Text that a browser shows, whatever kind of text it is. */
const contentType = (path: string): string =>
  path.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
