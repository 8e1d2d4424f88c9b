import type { Site } from '../../pages/site';
import { programCopies, type ProgramCopies, programPaths } from './copies';

/**
 * The files that every page may have. A page is read once for one map, when one of its files is asked for.
 *
 * @returns path in the built site → what makes its text: undefined for a page that is no program, and an error with
 * file and line for what can't be read
 */
export function programFiles(site: Site): ReadonlyMap<string, () => string | undefined> {
  const files = new Map<string, () => string | undefined>();
  for (const page of site.pages) {
    const { scriptPath, notebookPath } = programPaths(page);
    let made: { readonly copies: ProgramCopies | undefined } | undefined;
    const copies = () => (made ??= { copies: programCopies(page, site) }).copies;
    files.set(scriptPath, () => copies()?.script);
    files.set(notebookPath, () => copies()?.notebook);
  }
  return files;
}
