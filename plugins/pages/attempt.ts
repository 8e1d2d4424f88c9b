import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { reasonOf } from '../reasonOf';

/**
 * Makes something of a page's node.
 *
 * @throws a message with file and line on whatever `make` throws
 */
export function attempt<Result>(file: VFile, node: Node, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    return file.fail(reasonOf(error), node.position);
  }
}
