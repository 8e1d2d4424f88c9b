import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/**
 * A frame in which something that may be wider than the column scrolls by itself, by keyboard too. A group, and no region: a
 * page has dozens, which would bury its landmarks.
 *
 * @param className - of the frame
 * @param ariaLabel - what assistive technology calls it
 */
export function scrollRegion(className: string, ariaLabel: string, child: ElementContent): Element {
  return h('div', { className, tabIndex: 0, role: 'group', ariaLabel }, child);
}
