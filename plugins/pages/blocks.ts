import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFenceMeta, type FenceMeta } from './fenceMeta';
import { parse } from './markdown';
import { reasonOf } from '../reasonOf';

/** A fence of a page that the example runs care for. */
export interface Block {
  readonly language: string;
  readonly code: string;
  /** Line of the file, from 1, at which the code starts. */
  readonly line: number;
  readonly meta: FenceMeta;
  /** The fence in the page's tree. */
  readonly node: Code;
}

/**
 * Reads the fences of a page, in their order, with the parser that the Markdown copies use.
 *
 * @param source - the page's text
 * @param file - the page's path, for its ending and for messages
 * @throws Error with file and line for a fence whose first line can't be read
 */
export function blocksOf(source: string, file: string): readonly Block[] {
  return blocksIn(parse(source, file), file);
}

/** Reads the fences of a page's tree. @throws Error as {@link blocksOf} does */
export function blocksIn(root: Root, file: string): readonly Block[] {
  const blocks: Block[] = [];
  visit(root, 'code', (node) => {
    const line = (node.position?.start.line ?? 0) + 1;
    try {
      const meta = parseFenceMeta(node.meta ?? '');
      blocks.push({ language: node.lang ?? '', code: node.value, line, meta, node });
    } catch (error) {
      throw new Error(`${file}:${line - 1}: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  });
  return blocks;
}
