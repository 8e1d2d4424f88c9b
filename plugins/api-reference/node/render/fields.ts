import type { Field, Parameter } from '../factTypes';
import { fieldHome, fieldText, markedPlace } from '../fieldMeaning';
import type { ReferencePage } from '../page';
import type { Entry } from '../reference';
import type { Writer } from '../signature';
import { coloured } from './colour';
import { breakable, escape } from './html';
import { inlineHtml } from './inline';
import { htmlWriter, nameLink } from './links';
import { changeChip } from './marks';
import { type Row, table } from './tables';

/** All that a configuration is made with, in the order of its constructor, inherited fields marked. */
export function fieldTable(page: ReferencePage, entry: Entry): string {
  const { symbol } = entry;
  const { fields = [] } = symbol;
  if (fields.length === 0) return '';
  const writers = new Map<Entry, Writer>();
  const writerOf = (home: Entry): Writer => {
    const known = writers.get(home) ?? htmlWriter(page, home.symbol.names ?? home.module.names, escape);
    writers.set(home, known);
    return known;
  };
  const allKeyword = fields.every(({ keywordOnly }) => keywordOnly);
  const rows = fields.map((field): Row => {
    const anchor = `${symbol.anchor}.${field.name}`;
    // Its types are names of the module that declares it, and there it is compared.
    const home = fieldHome(page.reference, entry, field);
    const marked = markedPlace(page, entry, field);
    const chip = changeChip(page, marked.anchor, marked.page);
    return {
      attributes: ` id="${escape(anchor)}"${field.owner ? ' class="api-inherited"' : ''}`,
      cells: [
        `<code>${breakable(escape(field.name))}</code>${chip}`,
        `<code>${breakable(writerOf(home).type(field.type))}</code>`,
        defaultHtml(field),
        meaningHtml(page, entry, field, allKeyword),
      ],
    };
  });
  const note = allKeyword ? '<p class="api-note">All fields are keyword-only.</p>' : '';
  const heads = ['Field', 'Type', 'Default', 'Meaning'];
  return note + table(`Fields of ${symbol.name}`, heads, rows, { stacks: true });
}

function meaningHtml(page: ReferencePage, entry: Entry, field: Field, allKeyword: boolean): string {
  const said = fieldText(page, entry, field);
  const parts = [
    said ? inlineHtml(page, said.anchor, said.text) : '',
    field.constraint ? `Must be <code>${escape(field.constraint)}</code>.` : '',
    field.keywordOnly && !allKeyword ? 'Keyword only.' : '',
    field.owner ? `From <code>${nameLink(page, field.owner)}</code>.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function defaultHtml({ default: value, defaultValue }: Pick<Field, 'default' | 'defaultValue'>): string {
  if (value === undefined) return 'required';
  const known = defaultValue ? ` (${breakable(escape(defaultValue))})` : '';
  return `<code>${breakable(coloured(value))}</code>${known}`;
}

/** What parameters mean, for those of whom something is said. */
export function parameterTable(
  page: ReferencePage,
  { symbol }: Entry,
  parameters: readonly Parameter[],
): string {
  const said = page.reference.describe(page.page, symbol.anchor)?.parameters;
  if (!said) return '';
  const rows = parameters
    .filter(({ name }) => Object.hasOwn(said, name))
    .map((parameter): Row => ({
      cells: [
        `<code>${breakable(escape(parameter.name))}</code>`,
        defaultHtml(parameter),
        inlineHtml(page, symbol.anchor, said[parameter.name] ?? ''),
      ],
    }));
  const heads = ['Parameter', 'Default', 'Meaning'];
  return table(`Parameters of ${symbol.name}`, heads, rows, { stacks: true });
}
