import type { ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import type { SymbolUses } from '../names/symbolUses';
import type { Home } from './elements';

/**
 * How a page is written. What is closed on a long page is held back: the browser reads it as text, in `noscript`, until a
 * reader opens it, so that ten thousand elements don't slow every tap. Without scripts all of it is there.
 */
export interface Frame extends Home {
  readonly isLong: boolean;
  /** How many closed parts this stands in. */
  readonly depth: number;
  /** The guides that name a symbol, by `page#anchor`. */
  readonly uses: ReadonlyMap<string, SymbolUses>;
}

/**
 * What a closed part holds. In `noscript` none can stand, so what is held inside has a tag of its own;
 * `client/unfold` makes it `noscript` when it takes out what is around it.
 *
 * @param write - writes the content, given the frame that holds inside
 */
export function held(frame: Frame, write: (inside: Frame) => ElementContent[]): ElementContent[] {
  if (!frame.isLong) return write(frame);
  const content = write({ ...frame, depth: frame.depth + 1 });
  if (content.length === 0) return [];
  return [h(frame.depth === 0 ? 'noscript' : `api-held-${frame.depth}`, content)];
}

/** So many elements may stand in a page's reference before a reader opens something; the rest of the page has some 700. */
const most = 1200;

/** Whether a page's reference, written in full, is more than a phone draws at once. */
export function isLong(tree: Nodes): boolean {
  return elementsIn(tree) > most;
}

/** Elements in a tree, its root with them. */
function elementsIn(node: Nodes): number {
  const inside = 'children' in node ? node.children.reduce((sum, child) => sum + elementsIn(child), 0) : 0;
  return inside + (node.type === 'element' ? 1 : 0);
}
