import type { Content, Entry, Item } from './content';
import { matches, type Query } from './match';

/** How much a query found. */
export interface Found {
  readonly shown: number;
  /** Members that entries inherit; they are none of the page's own symbols. */
  readonly inherited: number;
}

/**
 * Shows what is meant and hides the rest; a query without words shows all.
 *
 * @returns how many are meant; an entry that only stands above its members isn't counted
 */
export function show(root: Element, content: Content, query: Query): Found {
  const found = { shown: 0, inherited: 0 };
  for (const item of content.lone) {
    const isMeant = matches(item.text, query);
    item.element.hidden = !isMeant;
    found.shown += Number(isMeant);
  }
  for (const entry of content.entries) showEntry(entry, content, query, found);
  for (const heading of root.querySelectorAll<HTMLElement>('.api-g'))
    heading.hidden = !headsAnything(heading);
  for (const table of root.querySelectorAll<HTMLElement>('table:has(tr[id])'))
    table.hidden = !table.querySelector('tr[id]:not([hidden])');
  for (const section of root.querySelectorAll<HTMLElement>('.api-s')) showSection(section, query);
  return found;
}

function showEntry(
  entry: Entry,
  { anchors }: Content,
  query: Query,
  found: { shown: number; inherited: number },
) {
  const isNamed = matches(entry.anchor, query);
  const isMeant = isNamed || matches(entry.text, query);
  let parts = 0;
  for (const member of entry.members) {
    const hit = isMeantMember(member, query, anchors);
    member.element.hidden = !isNamed && !hit;
    if (member.element.hidden) continue;
    if (hit) parts += 1;
    if (!member.home) found.shown += 1;
    else if (hit && !isNamed) found.inherited += 1;
  }
  entry.element.hidden = !isMeant && parts === 0;
  found.shown += Number(isMeant);
  // With some members alone, what else tells of the class would stand in the way.
  entry.element.classList.toggle('api-e--part', !isNamed && query.length > 0);
  if (query.length > 0) (entry.element as HTMLDetailsElement).open = !isNamed && parts > 0;
}

/** What the class of their own on the same page shows already isn't said again at every heir. */
function isMeantMember({ text, anchor, home }: Item, query: Query, own: ReadonlySet<string>): boolean {
  if (home === undefined) return matches(text, query);
  return matches(anchor, query) && !(own.has(home) && matches(home, query));
}

/** A small heading goes with the last visible item below it. */
function headsAnything(heading: Element): boolean {
  for (
    let next = heading.nextElementSibling;
    next && !next.matches('.api-g');
    next = next.nextElementSibling
  ) {
    if (next.matches('.api-i:not([hidden]), .api-from:not([hidden])')) return true;
    if (next.querySelector('li:not([hidden])')) return true;
  }
  return false;
}

function showSection(section: HTMLElement, query: Query): void {
  const items = [...section.querySelectorAll<HTMLElement>('.api-e, .api-i, .api-from, .api-v > li')];
  const isEmpty = items.length > 0 && items.every(({ hidden }) => hidden);
  section.hidden = isEmpty;
  if (section instanceof HTMLDetailsElement && query.length > 0) section.open = !isEmpty;
}
