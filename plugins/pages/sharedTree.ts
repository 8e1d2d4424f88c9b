import type { Root } from 'mdast';
import { parse } from './markdown';

const trees = new Map<string, Root>();

/**
 * A page's tree, parsed once a process for all who only look at it: parsing takes most of a check's time.
 *
 * @param source - the file's text
 * @param path - the file's name, for its ending and for messages
 * @returns a tree that nobody may change
 * @throws PageError on a syntax error in an MDX page
 */
export function sharedTree(source: string, path: string): Root {
  const key = `${path.endsWith('.mdx') ? 'mdx' : 'md'}\n${source}`;
  const known = trees.get(key);
  if (known) return known;
  const made = parse(source, path);
  trees.set(key, made);
  return made;
}
