import type { ExamplePage } from './pages';
import type { ExampleRecords } from './records';

/**
 * What of a version's pages and of the kept runs doesn't belong together.
 *
 * @returns one line each, with file and line: blocks that changed, were added or lost since they ran; runs of pages that
 *   are no more
 */
export function staleExamples(pages: readonly ExamplePage[], records: ExampleRecords): readonly string[] {
  const stale = pages.flatMap(({ page, file, examples }) => {
    const runs = records.pages[page] ?? [];
    const changed = examples
      .filter(({ hash }, index) => runs[index]?.hash !== hash)
      .map(({ block }) => `${file}:${block.line}: this block changed since its last run`);
    const gone = runs.length > examples.length ? [`${file}: it holds fewer blocks than ran last`] : [];
    return [...changed, ...gone];
  });
  const known = new Set(pages.map(({ page }) => page));
  const orphans = Object.keys(records.pages).filter((page) => !known.has(page));
  return [...stale, ...orphans.map((page) => `${page}: its runs are kept, but it has no Python blocks`)];
}
