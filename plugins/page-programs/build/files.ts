import type { Page, Site } from '../../page-copies/build/site';
import { programCopies } from './copies';

/**
 * Every file of this plugin.
 *
 * @returns path in the built site → text
 * @throws Error with file and line for what can't be read
 */
export function programFiles(site: Site, pages: readonly Page[] = site.pages): Map<string, string> {
  const files = new Map<string, string>();
  for (const page of pages) {
    const copies = programCopies(page, site);
    if (!copies) continue;
    files.set(copies.scriptPath, copies.script);
    files.set(copies.notebookPath, copies.notebook);
  }
  return files;
}
