import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Use } from '../names/uses';
import type { EntryView, InheritedView } from '../view/entry';
import type { ItemView } from '../view/item';
import { signatureText } from '../view/signature';
import {
  changeChip,
  chips,
  heading,
  type Home,
  listed,
  type Nodes,
  paragraphs,
  pieceNodes,
  raised,
  signatureNodes,
  sourceLink,
} from './elements';
import { itemList } from './items';
import { fieldTable, parameterTable } from './tables';

/** The entry of a class, configuration, enum or exception. */
export function entryElement(home: Home, entry: EntryView, uses: readonly Use[]): ElementContent {
  return h(
    'section.api-e',
    h(
      'div.api-h',
      heading('h3', entry.anchor, entry.name),
      h('span.api-k', entry.kind),
      chips(entry),
      sourceLink(entry),
    ),
    paragraphs(home, entry),
    origin(home, entry),
    construction(home, entry),
    fieldTable(home, entry),
    valueList(home, entry.values),
    entry.groups.map(({ title, members }) => [h('h4.api-g', title), itemList(home, members)]),
    entry.inherited.map((inherited) => inheritedFold(home, inherited)),
    decoratedFold(entry),
    usedIn(uses),
  );
}

/** Where to import it from, and what it builds on. */
function origin(home: Home, { importFrom, name, bases, importError, note }: EntryView): ElementContent[] {
  const extended = listed(bases.flatMap((base) => pieceNodes(home, [base])));
  return [
    h(
      'p.api-import',
      h('code', `from ${importFrom} import ${name}`),
      bases.length > 0 ? [' · extends ', ...extended] : [],
    ),
    ...(importError ? [h('p.api-note', 'The import fails: ', h('code', importError), '.')] : []),
    ...(note ? [h('p.api-note', pieceNodes(home, note))] : []),
  ];
}

/** The call that makes it. A configuration's stands in the table of its fields. */
function construction(home: Home, entry: EntryView): ElementContent[] {
  const { made, signature } = entry;
  if (made === undefined || made === 'fields') return [];
  if (made !== 'call') return [h('p.api-note', 'Constructed as ', pieceNodes(home, [made]), '.')];
  const code = signatureNodes(home, signature, (name) => h('span.c-class', name));
  return [h('pre.api-sig', h('code', code)), ...parameterTable(home, entry), ...raised(entry.raises)];
}

/** Members of an enum with their values. */
function valueList(home: Home, values: readonly ItemView[]): ElementContent[] {
  if (values.length === 0) return [];
  const items = values.map(({ anchor, signature, mark, line }) =>
    h(
      'li',
      { id: anchor },
      h('code', signatureText(signature)),
      changeChip(mark),
      line ? [' ', h('span', pieceNodes(home, line))] : [],
    ),
  );
  const isDescribed = values.some(({ line }) => line);
  return [h(isDescribed ? 'ul.api-v' : 'ul.api-v.api-v--columns', items)];
}

/** So many names are told before the fold. */
const toldNames = 6;

/**
 * What a class inherits, folded. Names are linked to where they are defined the first time that a page lists their class;
 * again and again the links would outweigh all else on pages with many heirs.
 */
function inheritedFold(home: Home, { from, names, isFirst }: InheritedView): ElementContent {
  const texts = names.map(({ text }) => text);
  const list = isFirst ? listed(pieceNodes(home, names)) : [h('code', texts.join(', '))];
  return fold(texts, from.text, ['Defined in ', ...pieceNodes(home, [from])], list);
}

/** What its decorator writes, folded. */
function decoratedFold({ decorated }: EntryView): ElementContent[] {
  if (decorated.length === 0) return [];
  const by = h('code', 'customdataclass');
  return [fold(decorated, 'customdataclass', ['Written by ', by], [h('code', decorated.join(', '))])];
}

/** `data-from`: the class that the names come from. The names stand in `data-names`, with `, ` between them. */
function fold(names: readonly string[], from: string, lead: Nodes, list: Nodes): ElementContent {
  const count = names.length === 1 ? '1 member' : `${names.length} members`;
  const told = names.slice(0, toldNames).join(', ') + (names.length > toldNames ? ', …' : '');
  return h(
    'details.api-inh',
    { dataFrom: from },
    h('summary', h('b', count), ` from ${from}: ${told}`),
    h('p', ...lead, ': ', h('span', { dataNames: '' }, ...list)),
  );
}

function usedIn(uses: readonly Use[]): ElementContent[] {
  if (uses.length === 0) return [];
  return [h('p.api-used', 'Used in ', ...listed(uses.map(({ title, href }) => h('a', { href }, title))))];
}
