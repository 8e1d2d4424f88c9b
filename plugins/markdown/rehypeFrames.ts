import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { scrollRegion } from './scrollRegion';

/** Lets each table scroll by itself, by keyboard too, under the name of the heading above it. */
export function rehypeFrames() {
  return (root: Root): void => {
    let heading = 'this page';
    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      const className = endsInText(node) ? 'table-frame table-frame--text' : 'table-frame';
      parent.children[index] = scrollRegion(className, `Table: ${heading}`, node);
      return SKIP;
    });
  };
}

/**
 * Whether the last of at least four columns holds sentences. On a phone that column lies beyond the edge: as narrow as
 * its longest word, it would leave a screen of nothing in the columns that are in sight.
 */
function endsInText(table: Element): boolean {
  let found = false;
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((cell) => cell.type === 'element');
    const last = cells[3] && cells.at(-1);
    if (last && toString(last).length > 60) found = true;
  });
  return found;
}
