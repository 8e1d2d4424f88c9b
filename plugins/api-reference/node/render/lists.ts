import type { Member, Parameter } from '../factTypes';
import type { ReferencePage } from '../page';
import type { Entry } from '../reference';
import { callText, memberText, valueText } from '../signature';
import { searchKinds } from '../kinds';
import { escape } from './html';
import { inlineHtml } from './inline';
import { htmlWriter } from './links';
import { changeChip, memberChips, sourceLink, symbolChips } from './marks';

/** An item's name, which is the item's address too. */
function named(anchor: string, kind?: string): (name: string) => string {
  const id = escape(anchor);
  const search = kind ? ` data-kind="${kind}"` : '';
  return (name) => `<a id="${id}"${search} href="#${id}">${escape(name)}</a>`;
}

function item(page: ReferencePage, anchor: string, head: string): string {
  const text = page.reference.describe(page.page, anchor);
  const line = text ? `<p>${inlineHtml(page, anchor, text.line)}</p>` : '';
  const more = text?.more ? `<p>${inlineHtml(page, anchor, text.more)}</p>` : '';
  return `<li>${head}${line}${more}`;
}

/** What parameters of a method or function mean, for those of whom something is said, in the order of the call. */
function parameterList(
  page: ReferencePage,
  anchor: string,
  parameters: readonly Parameter[] | undefined = [],
): string {
  const said = page.reference.describe(page.page, anchor)?.parameters;
  if (!said) return '';
  const rows = parameters
    .filter(({ name }) => Object.hasOwn(said, name))
    .map(({ name }) => `<dt><code>${escape(name)}</code><dd>${inlineHtml(page, anchor, said[name] ?? '')}`);
  return rows.length > 0 ? `<dl class="api-p">${rows.join('')}</dl>` : '';
}

/** Methods or attributes of a class, each with its signature and line. */
export function memberList(page: ReferencePage, entry: Entry, members: readonly Member[]): string {
  const { symbol, module } = entry;
  const names = symbol.names ?? module.names;
  const items = members.map((member) => {
    const anchor = `${symbol.anchor}.${member.name}`;
    const writer = htmlWriter(page, names, named(anchor, member.kind === 'method' ? 'method' : 'property'));
    const code = `<code>${memberText(member, writer, 'long')}</code>`;
    const raises = raisesText(member.raises);
    const head = `${code}${memberChips(page, anchor, member)}${sourceLink(page, entry, member.line, member.path)}`;
    return item(page, anchor, head) + parameterList(page, anchor, member.parameters) + raises;
  });
  return `<ul class="api-m">${items.join('')}</ul>`;
}

/** Functions, constants and type aliases of a page. */
export function symbolList(page: ReferencePage, entries: readonly Entry[]): string {
  const items = entries.map((entry) => {
    const { symbol, module } = entry;
    const { anchor } = symbol;
    const writer = htmlWriter(page, symbol.names ?? module.names, named(anchor, searchKinds[symbol.kind]));
    const text =
      symbol.kind === 'function'
        ? callText(symbol.name, symbol, writer, 'long')
        : valueText({ ...symbol, type: symbol.type ?? '' }, writer);
    const head = `<code>${text}</code>${symbolChips(page, symbol)}${sourceLink(page, entry, symbol.line)}`;
    return (
      item(page, anchor, head) + parameterList(page, anchor, symbol.parameters) + raisesText(symbol.raises)
    );
  });
  return `<ul class="api-m">${items.join('')}</ul>`;
}

/** Members of an enum with their values. */
export function enumList(page: ReferencePage, { symbol }: Entry, members: readonly Member[]): string {
  const items = members.map((member) => {
    const anchor = `${symbol.anchor}.${member.name}`;
    const text = page.reference.describe(page.page, anchor);
    const line = text ? ` <span>${inlineHtml(page, anchor, text.line)}</span>` : '';
    const code = escape(valueText({ ...member, type: '' }));
    return `<li id="${escape(anchor)}"><code>${code}</code>${changeChip(page, anchor)}${line}`;
  });
  const described = members.some((member) =>
    page.reference.describe(page.page, `${symbol.anchor}.${member.name}`),
  );
  return `<ul class="api-v${described ? '' : ' api-v--columns'}">${items.join('')}</ul>`;
}

/** What a call raises, last in its entry. Search leaves it out: the names are of no use as an excerpt. */
export function raisesText(raises: readonly string[] | undefined): string {
  if (!raises) return '';
  const names = raises.map((name) => `<code>${escape(name.slice(name.lastIndexOf('.') + 1))}</code>`);
  return `<p class="api-raises" data-search="off">Raises ${names.join(', ')}</p>`;
}
