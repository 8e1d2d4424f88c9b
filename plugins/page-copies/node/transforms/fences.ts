import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '../../../pages/fenceMeta';
import type { Transform } from '../convert';
import { reasonOf } from '../../../reasonOf';

/** Keeps a fence's language and title; what else stands there serves the site's own display and checks. */
export const plainFences: Transform = (tree, { fail }) => {
  visit(tree, 'code', (node) => {
    try {
      const { title } = parseFenceMeta(node.meta ?? '');
      node.meta = title === undefined ? null : `title="${title}"`;
    } catch (error) {
      fail(node, reasonOf(error));
    }
  });
};
