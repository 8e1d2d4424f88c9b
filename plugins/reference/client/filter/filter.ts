import { type Fold, inheritedHits, readAddresses, readFolds } from './inherited';
import { matches, readQuery, type Query } from './match';

/** Something that can be hidden, with the name under which it is found. */
interface Item {
  readonly element: HTMLElement;
  readonly anchor: string;
}

/** An entry with a heading: its members are filtered one by one, unless its own name is meant. */
interface Entry extends Item {
  readonly members: readonly Item[];
  readonly folds: readonly Fold[];
}

/** All that a page can show. */
interface Content {
  readonly entries: readonly Entry[];
  /** What stands under no entry: functions, constants. */
  readonly lone: readonly Item[];
  readonly anchors: ReadonlySet<string>;
}

/** How much a query found. */
interface Found {
  readonly shown: number;
  /** Members that entries inherit; they are none of the page's own symbols. */
  readonly inherited: number;
}

/**
 * Puts a filter box into its place on a page of the reference. A second call for the same place does nothing.
 *
 * @param place - the empty element before the reference
 */
export function addFilter(place: Element): void {
  const root = place.parentElement;
  if (!root || place.childElementCount > 0) return;
  const content = readContent(root);
  const total = content.anchors.size;
  const { input, status } = box(place, total);
  input.addEventListener('input', () => {
    const query = readQuery(input.value);
    const { shown, inherited } = show(content, query);
    for (const group of root.querySelectorAll<HTMLElement>('.api-s ul, .api-s table')) hideEmptyGroup(group);
    for (const section of root.querySelectorAll<HTMLElement>('.api-s')) hideEmptySection(section);
    root.classList.toggle('api--filtered', query.length > 0);
    const more = inherited > 0 ? `, ${inherited} inherited` : '';
    status.textContent = query.length > 0 ? `${shown} of ${total}${more}` : '';
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

function readContent(root: Element): Content {
  const addresses = readAddresses(root);
  const entries = [...root.querySelectorAll<HTMLElement>('.api-e')].map((element) => ({
    element,
    anchor: element.querySelector('h3')?.id ?? '',
    members: itemsIn(element),
    folds: readFolds(element, addresses),
  }));
  const lone = itemsIn(root).filter(({ element }) => !element.closest('.api-e'));
  const all = [...entries, ...lone, ...entries.flatMap(({ members }) => members)];
  return { entries, lone, anchors: new Set(all.map(({ anchor }) => anchor)) };
}

/** List items and rows with an address, on themselves or on their name. */
function itemsIn(root: Element): Item[] {
  const elements = root.querySelectorAll<HTMLElement>('.api-m > li, .api-v > li, tr[id]');
  return [...elements].map((element) => ({
    element,
    anchor: element.id || element.querySelector('[id]')?.id || '',
  }));
}

function toggle({ element }: Item, isShown: boolean): void {
  element.hidden = !isShown;
}

/** @returns how many are meant; an entry that only stands above its members isn't counted */
function show({ entries, lone, anchors }: Content, query: Query): Found {
  let shown = 0;
  let inherited = 0;
  for (const item of lone) {
    const isMeant = matches(item.anchor, query);
    toggle(item, isMeant);
    shown += Number(isMeant);
  }
  for (const entry of entries) {
    const named = matches(entry.anchor, query);
    const hits = entry.members.filter(({ anchor }) => named || matches(anchor, query));
    const more = named ? 0 : showFolds(entry, query, anchors);
    if (named) for (const fold of entry.folds) fold.show('all');
    toggle(entry, named || hits.length + more > 0);
    shown += Number(named) + hits.length;
    inherited += more;
    // With some members alone, what else tells of the class would stand in the way.
    entry.element.classList.toggle('api-e--part', !named);
    const meant = new Set(hits);
    for (const member of entry.members) toggle(member, meant.has(member));
  }
  return { shown, inherited };
}

/** @returns how many inherited members are meant */
function showFolds({ anchor, folds }: Entry, query: Query, own: ReadonlySet<string>): number {
  return folds.reduce((sum, fold) => {
    const hits = inheritedHits(fold, anchor, query, own);
    fold.show(hits);
    return sum + hits.length;
  }, 0);
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
