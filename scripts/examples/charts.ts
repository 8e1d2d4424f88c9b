import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExamplePage } from '../../plugins/examples/node/pages';

/** Where the files that a page's charts show are kept (plugins/charts). */
const folderOf = (root: string, { version, page }: ExamplePage) =>
  join(root, 'facts', version, 'charts', page);

/**
 * Keeps what a page's charts show, and nothing else of that page.
 *
 * @param kept - text of the files, by name
 */
export function writeChartFiles(root: string, page: ExamplePage, kept: ReadonlyMap<string, string>): void {
  const folder = folderOf(root, page);
  rmSync(folder, { recursive: true, force: true });
  if (kept.size > 0) mkdirSync(folder, { recursive: true });
  for (const [name, text] of kept) writeFileSync(join(folder, name), text);
}

/** Names of a page's files that a new run wrote otherwise than they are kept. */
export function changedChartFiles(
  root: string,
  page: ExamplePage,
  now: ReadonlyMap<string, string>,
): readonly string[] {
  return [...now].flatMap(([name, text]) => {
    const file = join(folderOf(root, page), name);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [name];
  });
}
