// A page with charts, for the tests of this folder.
import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { folderWith } from '../testFolder';
import { rehypeCharts } from './rehype';
import { remarkCharts } from './remark';

/**
 * The HTML of a page of latest, `concepts/reports`.
 *
 * @param files - CSV files in the page's folder, by name
 * @param path - the page's source, where it isn't that
 */
export function pageHtml(
  source: string,
  files: Readonly<Record<string, string>>,
  path = 'versioned_docs/version-latest/concepts/reports.md',
): string {
  const version = path.includes('nightly') ? 'nightly' : 'latest';
  const paths = Object.entries(files).map(([name, text]) => [
    `facts/${version}/charts/concepts/reports/${name}`,
    text,
  ]);
  const siteDir = folderWith(Object.fromEntries(paths) as Record<string, string>);
  const file = new VFile({ path: join(siteDir, path), value: source });
  const read = unified().use(remarkParse).use(remarkDirective).use(remarkCharts).use(remarkRehype);
  const tree = read.runSync(read.parse(file), file);
  rehypeCharts()(tree, file);
  return toHtml(tree, { allowDangerousHtml: true });
}
