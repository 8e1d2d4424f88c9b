import type { ReferencePage } from '../page';
import type { Entry } from '../reference';
import { escape } from './html';
import { hrefFrom, nameLink, shortName } from './links';

/** So many names are told before the fold. */
const toldNames = 6;

/**
 * Folded lists of what a class inherits. Names are linked to where they are defined the first time that a page lists
 * their class; again and again the links would outweigh all else on pages with many heirs.
 */
export function inheritedMembers(page: ReferencePage, { symbol }: Entry): string {
  // Fields of configurations stand in their table.
  const fields = new Set(symbol.fields?.map(({ name }) => name));
  return (symbol.inherited ?? [])
    .map(({ from, names }) => ({ from, names: names.filter((name) => !fields.has(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ from, names }) => {
      const count = names.length === 1 ? '1 member' : `${names.length} members`;
      const list =
        page.firstHeirs.get(from) === symbol.anchor
          ? linkedNames(page, from, names)
          : `<code>${escape(names.join(', '))}</code>`;
      const told = names.slice(0, toldNames).join(', ') + (names.length > toldNames ? ', …' : '');
      return `<details class="api-inh" data-search="off"><summary><b>${count}</b> from ${escape(shortName(from))}: ${escape(told)}</summary><p>Defined in <code>${nameLink(page, from)}</code>: ${list}</p></details>`;
    })
    .join('');
}

function linkedNames(page: ReferencePage, from: string, names: readonly string[]): string {
  const home = page.reference.byName.get(from);
  const known = new Set(home?.symbol.members?.map(({ name }) => name));
  return names
    .map((name) => {
      const code = `<code>${escape(name)}</code>`;
      return home && known.has(name)
        ? `<a href="${hrefFrom(page, home.page, `${home.symbol.anchor}.${name}`)}">${code}</a>`
        : code;
    })
    .join(', ');
}
