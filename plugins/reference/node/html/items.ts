import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { GroupView, InheritedItem } from '../view/entry';
import type { ItemView } from '../view/item';
import { shortCall } from '../view/short';
import { across } from './across';
import {
  changeNote,
  chips,
  messages,
  paragraphs,
  pieceNodes,
  placeLink,
  plain,
  raised,
  ways,
} from './elements';
import { exampleElements } from './example';
import { type Frame, held } from './held';
import { parameterTable } from './tables';

/** Members of a class under their use, own ones first. */
export function groupElements(frame: Frame, { title, members, inherited }: GroupView): ElementContent[] {
  return [
    h('h4.api-g', title),
    ...members.map((item) => itemElement(frame, item)),
    ...inherited.map((item) => inheritedElement(frame, item)),
  ];
}

/** A member, a function, a constant or a type alias: what it is in a line, and the rest of it when it is opened. */
export function itemElement(frame: Frame, item: ItemView): ElementContent {
  const { anchor, name, line } = item;
  return h(
    'details.api-i',
    { id: anchor },
    h(
      'summary',
      h('code', h('b', name), shortCall(item)),
      chips(item),
      line ? [' ', h('span', plain(line))] : [],
    ),
    held(frame, (inside) => [
      ...paragraphs(inside, item.more),
      ...changeNote(item),
      ...exampleElements(item),
      ...parameterTable(inside, item),
      ...typed(inside, item),
      ...raised(item.raises),
      ...messages(item.messages),
      ...across(inside, item),
      ways(item),
    ]),
  );
}

/** What comes back of a call, or what it is. */
function typed(frame: Frame, { isCall, type }: ItemView): ElementContent[] {
  if (!type || (type.length === 1 && type[0]?.text === 'None')) return [];
  const word = isCall ? 'Returns ' : 'Type ';
  return [h('p.api-type', word, h('code', pieceNodes(frame, type)))];
}

/** A member of an ancestor, which tells the rest of it. */
function inheritedElement(frame: Frame, { anchor, name, from, item, to }: InheritedItem): ElementContent {
  const { line } = item;
  return h(
    'p.api-from',
    { id: anchor },
    placeLink(frame, to, h('code', h('b', name), shortCall(item))),
    h('i.api-chip', `from ${from.text}`),
    line ? [' ', h('span', plain(line))] : [],
  );
}
