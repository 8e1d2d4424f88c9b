import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { directiveName } from '../../charts/node/directive';

/** Names of the files that the charts of a page show, which its programs have to write. */
export function chartFiles(root: Root): readonly string[] {
  const names = new Set<string>();
  visit(root, 'leafDirective', ({ name, attributes }) => {
    if (name !== directiveName) return;
    for (const file of [attributes?.['data'], attributes?.['marks']]) if (file) names.add(file);
  });
  return [...names];
}
