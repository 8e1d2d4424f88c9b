import type { RootContent } from 'mdast';
import type { Transform } from '../convert';
import { rewrite } from '../rewrite';

const drop =
  (...types: RootContent['type'][]): Transform =>
  (tree) =>
    rewrite(tree, (node) => (types.includes(node.type) ? [] : undefined));

/** Removes front matter; the header states what a reader needs of it. */
export const dropFrontMatter = drop('yaml');

/** Removes imports and exports of MDX. */
export const dropModuleCode = drop('mdxjsEsm');
