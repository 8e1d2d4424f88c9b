import type { Element, ElementContent } from 'hast';
import { type Child, h, type Properties } from 'hastscript';
import { scrollRegion } from '../../../markdown/scrollRegion';
import type { EntryView } from '../view/entry';
import type { FieldView } from '../view/fields';
import type { ItemView, ParameterView } from '../view/item';
import { breakable } from './breakable';
import { changeChip, type Home, pieceNodes, text } from './elements';

/** A row of a table. */
interface Row {
  readonly properties?: Properties;
  readonly cells: readonly Child[];
}

/**
 * A table that scrolls by itself, by keyboard too, where it is wider than its frame.
 *
 * @param stacks - whether its cells stand below each other on a phone; to assistive technology it stays a table
 */
export function table(
  label: string,
  heads: readonly string[],
  rows: readonly Row[],
  stacks = false,
): ElementContent {
  // What CSS lays out in another way is no table to some browsers unless it says so itself.
  const element = (tag: string, role: string, children: Child, properties: Properties = {}): Element =>
    h(tag, stacks ? { ...properties, role } : properties, children);
  const cells = (tag: string, role: string, list: readonly Child[]) =>
    list.map((cell) => element(tag, role, cell));
  const head = element('tr', 'row', cells('th', 'columnheader', heads));
  const body = rows.map((row) => element('tr', 'row', cells('td', 'cell', row.cells), row.properties));
  const inner = [h('thead', head), h('tbody', body)];
  const className = stacks ? 'table-frame api-stack' : 'table-frame';
  return scrollRegion(className, label, element('table', 'table', inner));
}

/** All that a configuration is made with, inherited fields marked. */
export function fieldTable(home: Home, { name, fields, allKeyword }: EntryView): ElementContent[] {
  if (fields.length === 0) return [];
  const rows = fields.map((field) => ({
    properties: { id: field.anchor, ...(field.isOwn ? {} : { className: 'api-inherited' }) },
    cells: [
      [
        h('a', { href: `#${field.anchor}` }, h('code', breakable([text(field.name)]))),
        ...changeChip(field.mark),
      ],
      h('code', breakable(pieceNodes(home, field.type))),
      defaultNodes(field),
      pieceNodes(home, field.meaning),
    ],
  }));
  const heads = ['Field', 'Type', 'Default', 'Meaning'];
  return [
    ...(allKeyword ? [h('p.api-note', 'All fields are keyword-only.')] : []),
    table(`Fields of ${name}`, heads, rows, true),
  ];
}

/** What a call takes. A column that would be empty is left out. */
export function parameterTable(home: Home, { parameters }: Pick<ItemView, 'parameters'>): ElementContent[] {
  if (parameters.length === 0) return [];
  const isTold = parameters.some(({ meaning }) => meaning);
  const rows = parameters.map((parameter) => ({
    cells: [
      h('code', breakable([text(parameter.name)])),
      parameter.type ? h('code', breakable(pieceNodes(home, parameter.type))) : '',
      /^\*/.test(parameter.name) ? [] : defaultNodes(parameter),
      ...(isTold ? [parameter.meaning ? pieceNodes(home, parameter.meaning) : ''] : []),
    ],
  }));
  const heads = ['Parameter', 'Type', 'Default', ...(isTold ? ['Meaning'] : [])];
  // The entry around it says of what: a long page has hundreds of these.
  return [table('Parameters', heads, rows, true)];
}

function defaultNodes({ default: value, defaultValue }: FieldView | ParameterView): ElementContent[] {
  if (value === undefined) return [text('required')];
  const known = defaultValue ? [text(' ('), ...breakable([text(defaultValue)]), text(')')] : [];
  return [h('code', breakable([text(value)])), ...known];
}
