import type { InlineCode, PhrasingContent, Table, TableRow, Text } from 'mdast';
import { supportWords } from '../shared/labels';
import type { Support } from '../shared/types';
import { text } from '../../pages/nodes';

/** What stands in a cell of a table. */
export type TableCell = string | readonly PhrasingContent[];

export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });

/** A list of words or code as it is read: `a, b, c`. */
export function listed(items: readonly PhrasingContent[]): PhrasingContent[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [text(', '), item]));
}

/** Columns that are empty in all rows are left out: a head of nothing tells nothing. */
export function table(heads: readonly TableCell[], rows: readonly (readonly TableCell[])[]): Table {
  const filled = heads.map((_, column) => rows.some((row) => (row[column]?.length ?? 0) > 0));
  const row = (cells: readonly TableCell[]): TableRow => ({
    type: 'tableRow',
    children: cells
      .filter((_, column) => filled[column])
      .map((cell) => ({ type: 'tableCell', children: typeof cell === 'string' ? words(cell) : [...cell] })),
  });
  return {
    type: 'table',
    align: filled.filter(Boolean).map(() => null),
    children: [heads, ...rows].map(row),
  };
}

/** Identifiers in notes: `use_gtd`, `use_gtd=False`, `STOP_MARKET`, `client.connect()`, `BinanceSymbol`. */
const identifier =
  /(?<![\w/.-])(?:[A-Za-z]\w*_\w+(?:\.\w+)*(?:=[\w."']+)?(?:\(\))?|[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]+)+|[A-Z]{3,}(?:_[A-Z0-9]+)+)(?![\w/-])/g;

/** A note of the facts: words, in which identifiers are code. */
function words(note: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let from = 0;
  for (const { 0: name, index } of note.matchAll(identifier)) {
    if (index > from) nodes.push(text(note.slice(from, index)));
    nodes.push(code(name));
    from = index + name.length;
  }
  if (from < note.length) nodes.push(text(note.slice(from)));
  return nodes;
}

/** A note as a sentence begins; what begins with an identifier stays. */
export function sentence(note: string | null): PhrasingContent[] {
  if (!note) return [];
  const [first, ...rest] = words(note);
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  return [text(first.value.charAt(0).toUpperCase() + first.value.slice(1)), ...rest];
}

/** Support as a word with its mark. */
export function supportMark(support: Support): Text {
  const kind = support ?? 'unsettled';
  const className = ['support', `support--${kind.toLowerCase()}`];
  return { ...text(supportWords[kind]), data: { hName: 'span', hProperties: { className } } };
}

/** A table that search leaves out: what is in it is found elsewhere. */
export function unsearched(made: Table): Table {
  const properties = { ...made.data?.hProperties, dataSearch: 'off' };
  return { ...made, data: { ...made.data, hProperties: properties } };
}
