import { openAll } from './unfold';

/** Something that the filter shows or hides, with what it is found by. */
export interface Item {
  readonly element: HTMLElement;
  readonly anchor: string;
  /** Name and description. */
  readonly text: string;
  /** Where an inherited member is told in full. */
  readonly home: string | undefined;
}

/** An entry with a heading: its members are filtered one by one, unless its own name is meant. */
export interface Entry extends Item {
  readonly members: readonly Item[];
}

/** All that a page can show. */
export interface Content {
  readonly entries: readonly Entry[];
  /** What stands under no entry: functions, constants. */
  readonly lone: readonly Item[];
  /** Addresses of what is the page's own. */
  readonly anchors: ReadonlySet<string>;
}

/** Parts that hold something with a name. */
const holders = '.api-s, .api-e';
const items = '.api-i, .api-from, .api-v > li, tr[id]';

/**
 * Reads what a page holds, with what is still held back in sections and entries.
 *
 * @param root - the reference of the page
 */
export function readContent(root: Element): Content {
  for (const part of openAll(root, (one) => one.matches(holders))) part.open = false;
  const entries = [...root.querySelectorAll<HTMLElement>('.api-e')].map((element) => ({
    ...readItem(element, element.querySelector('h3')?.id ?? ''),
    members: itemsIn(element),
  }));
  const lone = itemsIn(root).filter(({ element }) => !element.closest('.api-e'));
  const all = [...entries, ...lone, ...entries.flatMap(({ members }) => members)];
  return { entries, lone, anchors: new Set(all.filter(({ home }) => !home).map(({ anchor }) => anchor)) };
}

function itemsIn(root: Element): Item[] {
  return [...root.querySelectorAll<HTMLElement>(items)].map((element) => readItem(element, element.id));
}

function readItem(element: HTMLElement, anchor: string): Item {
  const told = element.querySelector(':scope > summary') ?? element;
  const home = element.matches('.api-from') ? element.querySelector('a')?.hash.slice(1) : undefined;
  return { element, anchor, text: `${anchor} ${told.textContent}`, home };
}
