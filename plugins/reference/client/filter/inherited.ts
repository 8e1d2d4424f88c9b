import { matches, type Query } from './match';

/** A folded list of what a class inherits. */
export interface Fold {
  readonly names: readonly string[];
  /** The class that they come from. */
  readonly owner: string;
  /** Opens it with some names alone, hides it where there are none, or shows it as it was made. */
  readonly show: (names: readonly string[] | 'all') => void;
}

/**
 * The folds of an entry.
 *
 * @param entry - the entry's element
 * @param addresses - of inherited members, as {@link readAddresses} gives them
 */
export function readFolds(entry: Element, addresses: ReadonlyMap<string, string>): Fold[] {
  return [...entry.querySelectorAll<HTMLDetailsElement>('.api-inh')].map((fold) => readFold(fold, addresses));
}

function readFold(fold: HTMLDetailsElement, addresses: ReadonlyMap<string, string>): Fold {
  const list = fold.querySelector('p');
  const owner = fold.dataset['from'] ?? '';
  const names = (fold.querySelector('[data-names]')?.textContent ?? '').split(', ').filter(Boolean);
  const found = document.createElement('p');
  return {
    names,
    owner,
    show(shown) {
      const some = shown !== 'all';
      fold.hidden = some && shown.length === 0;
      fold.open = some && shown.length > 0;
      if (list) list.hidden = fold.open;
      found.remove();
      if (!some || shown.length === 0) return;
      const links = shown.map((name) => linked(name, addresses.get(`${owner}.${name}`)));
      found.replaceChildren(...links.flatMap((link, index) => (index > 0 ? [', ', link] : [link])));

      fold.append(found);
    },
  };
}

/** Where inherited members are defined, by `Owner.member`; each class's list is linked once on a page. */
export function readAddresses(root: Element): Map<string, string> {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.api-inh [data-names] > a')];
  return new Map(
    links.map((link) => {
      const owner = link.closest<HTMLElement>('.api-inh')?.dataset['from'] ?? '';
      return [`${owner}.${link.textContent}`, link.getAttribute('href') ?? ''];
    }),
  );
}

function linked(name: string, address: string | undefined): Element {
  const code = document.createElement('code');
  code.textContent = name;
  if (!address) return code;
  const link = document.createElement('a');
  link.href = address;
  link.append(code);
  return link;
}

/**
 * The inherited names that are meant. What the class of their own on the same page shows already isn't said again.
 *
 * @param anchor - of the entry that inherits
 * @param own - anchors that the page shows by themselves
 */
export function inheritedHits(fold: Fold, anchor: string, query: Query, own: ReadonlySet<string>): string[] {
  return fold.names.filter((name) => {
    const home = `${fold.owner}.${name}`;
    return matches(`${anchor}.${name}`, query) && !(own.has(home) && matches(home, query));
  });
}
