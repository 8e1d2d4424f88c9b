import type { ElementContent } from 'hast';
import { highlight } from '../../../markdown/highlight';

const known = new Map<string, readonly ElementContent[]>();

/** A value or type of Python, coloured; the same few come thousands of times. */
export function coloured(code: string): readonly ElementContent[] {
  const nodes = known.get(code) ?? highlight(code, 'python', new Set()).flatMap(({ children }) => children);
  known.set(code, nodes);
  return nodes;
}
