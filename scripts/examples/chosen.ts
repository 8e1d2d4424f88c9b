import type { ExamplePage } from '../../plugins/examples/node/pages';

/**
 * The pages that a command names, by file or by folder.
 *
 * @param pages - all pages that hold Python blocks
 * @param asked - paths below the site's folder; none means all pages
 * @throws Error for a path that names no such page
 */
export function chosenPages(pages: readonly ExamplePage[], asked: readonly string[]): readonly ExamplePage[] {
  if (asked.length === 0) return pages;
  const found = asked.map((path) => {
    const clean = path.replaceAll('\\', '/').replace(/\/$/, '');
    const own = pages.filter(({ file }) => file === clean || file.startsWith(`${clean}/`));
    if (own.length === 0)
      throw new Error(`${path} names no page with Python blocks and no example of an entry.`);
    return own;
  });
  return [...new Set(found.flat())];
}
