import { decoratedMembers } from '../members';
import type { ReferencePage } from '../page';
import type { Entry } from '../reference';
import { escape } from './html';
import { hrefFrom, nameLink, shortName } from './links';

/** So many names are told before the fold. */
const toldNames = 6;

/**
 * Folded lists of what a class inherits, and of what its decorator writes. Names are linked to where they are defined the
 * first time that a page lists their class; again and again the links would outweigh all else on pages with many heirs.
 */
export function inheritedMembers(page: ReferencePage, { symbol }: Entry): string {
  // Fields of configurations stand in their table.
  const fields = new Set(symbol.fields?.map(({ name }) => name));
  const inherited = (symbol.inherited ?? [])
    .map(({ from, names }) => ({ from, names: names.filter((name) => !fields.has(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ from, names }) => {
      const list =
        page.firstHeirs.get(from) === symbol.anchor ? linkedNames(page, from, names) : listedNames(names);
      return fold(names, shortName(from), `Defined in <code>${nameLink(page, from)}</code>: ${list}`);
    });
  const decorated = decoratedMembers(symbol);
  const made = `Written by <code>customdataclass</code>: ${listedNames(decorated)}`;
  return [...inherited, ...(decorated.length > 0 ? [fold(decorated, 'customdataclass', made)] : [])].join('');
}

function fold(names: readonly string[], from: string, list: string): string {
  const count = names.length === 1 ? '1 member' : `${names.length} members`;
  const told = names.slice(0, toldNames).join(', ') + (names.length > toldNames ? ', …' : '');
  return `<details class="api-inh" data-search="off"><summary><b>${count}</b> from ${escape(from)}: ${escape(told)}</summary><p>${list}</p></details>`;
}

function listedNames(names: readonly string[]): string {
  return `<code>${escape(names.join(', '))}</code>`;
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
