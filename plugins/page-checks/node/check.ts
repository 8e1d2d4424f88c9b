import { directiveMistakes } from './directives';
import { fenceMistakes } from './fences';
import { frontMatterMistakes } from './frontMatter';
import { htmlMistakes } from './html';
import { linkMistakes } from './links';
import type { Mistake } from './mistake';
import type { PageCheck, ReadPage } from './page';
import { sidebarMistakes, type SidebarSource } from './sidebars';
import type { ReadSite } from './site';
import { symbolMistakes } from './symbols';

/** What keeps a page from being compiled, or would be lost from it. A plugin that reads pages adds its check here. */
const textChecks: readonly PageCheck[] = [htmlMistakes, directiveMistakes, fenceMistakes, symbolMistakes];

/** Text of pages that were found faultless: each is asked for by the check, by Docusaurus's plugin and by its loader. */
const faultless = new Map<string, string>();

/**
 * Mistakes in what a page says, over which its build would stop.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 */
export function textMistakes(page: ReadPage, siteDir: string): readonly Mistake[] {
  const key = `${siteDir}\n${page.file}`;
  if (faultless.get(key) === page.text) return [];
  const mistakes = lookAt(page, siteDir);
  if (mistakes.length === 0) faultless.set(key, page.text);
  return mistakes;
}

function lookAt(page: ReadPage, siteDir: string): readonly Mistake[] {
  const { file, frontMatter, unparsed } = page;
  if (unparsed) return [unparsed];
  const { unreadable } = frontMatter;
  // Without its front matter nothing is known of the page's symbols.
  if (unreadable)
    return [{ file, line: unreadable.line, what: `the front matter can't be read: ${unreadable.reason}` }];
  return textChecks.flatMap((check) => check(page, siteDir));
}

/**
 * All mistakes of all pages, in the order of files and lines.
 *
 * @param sidebars - those of the site's versions
 */
export function siteMistakes(site: ReadSite, sidebars: readonly SidebarSource[]): readonly Mistake[] {
  const onPages = site.pages.flatMap((page) => [
    ...inFrontMatter(page),
    ...textMistakes(page, site.siteDir),
    ...linkMistakes(page, site),
  ]);
  return [...onPages, ...sidebarMistakes(sidebars, site)].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || (a.line ?? 0) - (b.line ?? 0),
  );
}

function inFrontMatter({ file, frontMatter }: ReadPage): Mistake[] {
  if (frontMatter.unreadable) return [];
  return frontMatterMistakes(frontMatter.values).map(({ key, what }) => ({
    file,
    line: frontMatter.lineOf(key),
    what,
  }));
}
