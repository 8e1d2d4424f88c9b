import type { Field, Parameter } from '../factTypes';
import { ownFields } from '../members';
import type { ReferencePage } from '../page';
import type { Entry } from '../reference';
import { coloured } from './colour';
import { escape } from './html';
import { inlineHtml } from './inline';
import { htmlWriter, nameLink } from './links';
import { changeChip } from './marks';

/** A table that scrolls by itself, by keyboard too. */
export function table(label: string, heads: readonly string[], rows: readonly string[], off = false): string {
  const head = heads.map((text) => `<th>${text}`).join('');
  const search = off ? ' data-search="off"' : '';
  return `<div class="table-frame" tabindex="0" role="region" aria-label="${escape(label)}"${search}><table><thead><tr>${head}<tbody>${rows.join('')}</table></div>`;
}

/** All that a configuration is made with, inherited fields last and marked. */
export function fieldTable(page: ReferencePage, entry: Entry): string {
  const { symbol, module } = entry;
  const { fields = [] } = symbol;
  if (fields.length === 0) return '';
  const own = new Set(ownFields(symbol));
  const writer = htmlWriter(page, symbol.names ?? module.names, escape);
  const allKeyword = fields.every(({ keywordOnly }) => keywordOnly);
  const rows = fields.map((field) => {
    const anchor = `${symbol.anchor}.${field.name}`;
    const isOwn = own.has(field);
    const id = isOwn ? ` id="${escape(anchor)}"` : ' class="api-inherited"';
    const value = field.default === undefined ? 'required' : `<code>${coloured(field.default)}</code>`;
    const chip = isOwn ? changeChip(page, anchor) : '';
    const meaning = [
      fieldMeaning(page, entry, field),
      field.constraint ? `Must be <code>${escape(field.constraint)}</code>.` : '',
      field.keywordOnly && !allKeyword ? 'Keyword only.' : '',
      field.owner ? `From <code>${nameLink(page, field.owner)}</code>.` : '',
    ];
    return `<tr${id}><td><code>${escape(field.name)}</code>${chip}<td><code>${writer.type(field.type)}</code><td>${value}<td>${meaning.filter(Boolean).join(' ')}`;
  });
  const note = allKeyword ? '<p class="api-note">All fields are keyword-only.</p>' : '';
  return note + table(`Fields of ${symbol.name}`, ['Field', 'Type', 'Default', 'Meaning'], rows);
}

function fieldMeaning(page: ReferencePage, { symbol }: Entry, field: Field): string {
  const { reference } = page;
  const owner = field.owner ? reference.byName.get(field.owner) : undefined;
  const home = owner ? owner.page : page.page;
  const anchor = `${(owner?.symbol ?? symbol).anchor}.${field.name}`;
  // A class can say of an inherited field what is so in it alone.
  const text =
    reference.describe(page.page, `${symbol.anchor}.${field.name}`) ?? reference.describe(home, anchor);
  return text ? inlineHtml(page, anchor, text.more ? `${text.line} ${text.more}` : text.line) : '';
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
    .map((parameter) => {
      const value =
        parameter.default === undefined ? 'required' : `<code>${coloured(parameter.default)}</code>`;
      const text = inlineHtml(page, symbol.anchor, said[parameter.name] ?? '');
      return `<tr><td><code>${escape(parameter.name)}</code><td>${value}<td>${text}`;
    });
  return table(`Parameters of ${symbol.name}`, ['Parameter', 'Default', 'Meaning'], rows);
}
