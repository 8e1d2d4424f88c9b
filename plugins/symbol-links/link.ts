import { symbolsOf } from './node/facts';
import { resolve } from './node/resolve';

/**
 * What a piece of code names, for text that isn't a page's own, such as descriptions.
 *
 * @param siteDir - folder of docusaurus.config.ts
 * @param page - the page of the reference that the text stands on; its own symbols come first
 * @param text - the text between backticks
 * @param context - classes whose members may be named alone, nearest first
 * @returns no anchor for a module; undefined for what names nothing, or more than one thing
 */
export function linkSymbol(
  siteDir: string,
  version: string,
  page: string,
  text: string,
  context: readonly string[] = [],
): { page: string; anchor: string | undefined } | undefined {
  const table = symbolsOf(siteDir, version);
  const nearest = context.flatMap((name) => table.fullNames(name));
  const finding = resolve(table, text, { nearest, declared: [], page });
  if (!finding || finding.kind === 'error') return undefined;
  return finding.kind === 'module'
    ? { page: finding.page, anchor: undefined }
    : { page: finding.place.page, anchor: finding.place.anchor };
}
