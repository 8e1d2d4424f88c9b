import { matches, readQuery, type Query } from './match';

/** Something that can be hidden, with the names under which it is found. */
interface Item {
  readonly element: HTMLElement;
  readonly anchor: string;
}

/** An entry with a heading: its members are filtered one by one, unless its own name is meant. */
interface Entry extends Item {
  readonly members: readonly Item[];
}

/**
 * Puts a filter box into its place on a page of the reference. A second call for the same place does nothing.
 *
 * @param place - the empty element before the reference
 */
export function addFilter(place: Element): void {
  const root = place.parentElement;
  if (!root || place.childElementCount > 0) return;
  const entries = readEntries(root);
  const lone = itemsIn(root).filter(({ element }) => !element.closest('.api-e'));
  const total = entries.length + lone.length + entries.reduce((sum, entry) => sum + entry.members.length, 0);
  const { input, status } = box(place, total);
  input.addEventListener('input', () => {
    const query = readQuery(input.value);
    const shown = show(entries, lone, query);
    for (const group of root.querySelectorAll<HTMLElement>('.api-s ul, .api-s table')) hideEmptyGroup(group);
    for (const section of root.querySelectorAll<HTMLElement>('.api-s')) hideEmptySection(section);
    root.classList.toggle('api--filtered', query.length > 0);
    status.textContent = query.length > 0 ? `${shown} of ${total}` : '';
  });
}

function box(place: Element, total: number) {
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = `Filter ${total} symbols`;
  input.ariaLabel = 'Filter symbols';
  input.autocomplete = 'off';
  input.spellcheck = false;
  const status = document.createElement('span');
  status.role = 'status';
  place.append(input, status);
  return { input, status };
}

function readEntries(root: Element): Entry[] {
  return [...root.querySelectorAll<HTMLElement>('.api-e')].map((element) => ({
    element,
    anchor: element.querySelector('h3')?.id ?? '',
    members: itemsIn(element),
  }));
}

/** List items and rows with an address, on themselves or on their name. */
function itemsIn(root: Element): Item[] {
  const elements = root.querySelectorAll<HTMLElement>('.api-m > li, .api-v > li, tr[id]');
  return [...elements].map((element) => ({
    element,
    anchor: element.id || element.querySelector('[id]')?.id || '',
  }));
}

/** @returns how many are meant; an entry that only stands above its members isn't counted */
function show(entries: readonly Entry[], lone: readonly Item[], query: Query): number {
  let shown = 0;
  const toggle = ({ element }: Item, isShown: boolean) => {
    element.hidden = !isShown;
  };
  for (const item of lone) {
    const isMeant = matches(item.anchor, query);
    toggle(item, isMeant);
    shown += Number(isMeant);
  }
  for (const entry of entries) {
    const named = matches(entry.anchor, query);
    const hits = entry.members.filter(({ anchor }) => named || matches(anchor, query));
    toggle(entry, named || hits.length > 0);
    shown += Number(named) + hits.length;
    // With some members alone, what else tells of the class would stand in the way.
    entry.element.classList.toggle('api-e--part', !named);
    const meant = new Set(hits);
    for (const member of entry.members) toggle(member, meant.has(member));
  }
  return shown;
}

/** A list or table goes with its last visible item, and its small heading with it. */
function hideEmptyGroup(group: HTMLElement): void {
  const items = group.querySelectorAll<HTMLElement>(group.tagName === 'UL' ? 'li' : 'tbody tr[id]');
  if (items.length === 0) return;
  const isEmpty = [...items].every(({ hidden }) => hidden);
  group.hidden = isEmpty;
  const before = group.previousElementSibling;
  if (before instanceof HTMLElement && before.matches('.api-g')) before.hidden = isEmpty;
}

function hideEmptySection(section: HTMLElement): void {
  const items = section.querySelectorAll<HTMLElement>('.api-e, .api-m > li, .api-v > li');
  if (items.length > 0) section.hidden = [...items].every(({ hidden }) => hidden);
}
