import { referencePage } from '../pagePath';
import type { PageSettings } from './pageSymbols';

/**
 * What a page's front matter says of its symbols.
 *
 * @param path - the page below its version's folder, such as `api_reference/model/data`
 * @throws Error when `symbols` or `foreign` is no list of names
 */
export function pageSettings(frontMatter: Readonly<Record<string, unknown>>, path: string): PageSettings {
  return {
    symbols: names(frontMatter, 'symbols'),
    foreign: names(frontMatter, 'foreign'),
    page: referencePage(path),
  };
}

function names(frontMatter: Readonly<Record<string, unknown>>, key: string): readonly string[] {
  const value = frontMatter[key] ?? [];
  if (Array.isArray(value) && value.every((name): name is string => typeof name === 'string')) return value;
  throw new Error(`front matter ${key}: give a list of names, such as ${key}: [StrategyConfig, Cache]`);
}
