import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { EntryView } from '../view/entry';
import type { ItemView } from '../view/item';
import { shortCall } from '../view/short';
import { across } from './across';
import {
  changeChip,
  changeNote,
  chips,
  closedHeading,
  type Home,
  listed,
  messages,
  paragraphs,
  pieceNodes,
  plain,
  raised,
  ways,
} from './elements';
import { exampleElements } from './example';
import { type Frame, held } from './held';
import { groupElements } from './items';
import { fieldTable, parameterTable } from './tables';

/** The entry of a class, configuration, enum or exception. On a long page it is closed. */
export function entryElement(frame: Frame, entry: EntryView): ElementContent {
  const { anchor, name, kind, line } = entry;
  return h(
    'details.api-e',
    { open: !frame.isLong },
    h(
      'summary',
      closedHeading('h3', anchor, name),
      h('span.api-k', kind),
      chips(entry),
      line ? h('span.api-l', plain(line)) : [],
    ),
    held(frame, (inside) => [
      ...paragraphs(inside, entry.more),
      ...changeNote(entry),
      ...exampleElements(entry),
      ...origin(inside, entry),
      ...construction(inside, entry),
      ...fieldTable(inside, entry),
      ...valueList(inside, entry.values),
      ...entry.groups.flatMap((group) => groupElements(inside, group)),
      ...entry.inherited.map(({ from, names }) => fold(names, from.text)),
      ...(entry.decorated.length > 0 ? [fold(entry.decorated, 'customdataclass')] : []),
      ...messages(entry.messages),
      ...across(inside, entry),
    ]),
  );
}

/** Where to import it from, and what it builds on. */
function origin(home: Home, entry: EntryView): ElementContent[] {
  const { importFrom, name, bases, importError, note } = entry;
  const extended = listed(bases.flatMap((base) => pieceNodes(home, [base])));
  return [
    h(
      'p.api-import',
      h('code', `from ${importFrom} import ${name}`),
      bases.length > 0 ? [' · extends ', ...extended] : [],
    ),
    ...(importError ? [h('p.api-note', 'The import fails: ', h('code', importError), '.')] : []),
    ...(note ? [h('p.api-note', pieceNodes(home, note))] : []),
    ways(entry),
  ];
}

/** The call that makes it. A configuration's stands in the table of its fields. */
function construction(home: Home, entry: EntryView): ElementContent[] {
  const { made, name } = entry;
  if (made === undefined || made === 'fields') return [];
  if (made !== 'call') return [h('p.api-note', 'Constructed as ', pieceNodes(home, [made]), '.')];
  const call = h('code', h('span.c-class', name), shortCall(entry));
  return [h('p.api-call', call), ...parameterTable(home, entry), ...raised(entry.raises)];
}

/** Members of an enum with their values. */
function valueList(home: Home, values: readonly ItemView[]): ElementContent[] {
  if (values.length === 0) return [];
  const items = values.map(({ anchor, signature, mark, line }) =>
    h(
      'li',
      { id: anchor },
      h('a', { href: `#${anchor}` }, h('code', signature)),
      changeChip(mark),
      line ? [' ', h('span', pieceNodes(home, line))] : [],
    ),
  );
  const isDescribed = values.some(({ line }) => line);
  return [h(isDescribed ? 'ul.api-v' : 'ul.api-v.api-v--columns', items)];
}

/** So many names are told before the fold. */
const toldNames = 6;

/** Names that a class has from something that has no entry here, or of which an aside tells no more. */
function fold(names: readonly string[], from: string): ElementContent {
  const count = names.length === 1 ? '1 member' : `${names.length} members`;
  const told = names.slice(0, toldNames).join(', ') + (names.length > toldNames ? ', …' : '');
  return h(
    'details.api-inh',
    h('summary', h('b', count), ` from ${from}: ${told}`),
    h('p', h('code', names.join(', '))),
  );
}
