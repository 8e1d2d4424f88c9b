import { isRustEnum, kindLabel, rustEnumNote, searchKinds, toldBases } from '../kinds';
import { enumMembers, memberGroups } from '../members';
import type { ReferencePage, UsedIn } from '../page';
import type { Entry } from '../reference';
import { callText, constructionOf } from '../signature';
import { escape } from './html';
import { inlineHtml } from './inline';
import { inheritedMembers } from './inherited';
import { htmlWriter, nameLink } from './links';
import { enumList, memberList, raisesText } from './lists';
import { sourceLink, symbolChips } from './marks';
import { fieldTable, parameterTable } from './fields';

/** The entry of a class, configuration, enum or exception. */
export function entryHtml(page: ReferencePage, entry: Entry, usedIn?: UsedIn): string {
  const { symbol } = entry;
  const values = enumMembers(symbol);
  return [
    '<section class="api-e">',
    head(page, entry),
    description(page, symbol.anchor),
    origin(page, entry),
    construction(page, entry),
    fieldTable(page, entry),
    values.length > 0 ? enumList(page, entry, values) : '',
    ...memberGroups(symbol).map(
      ({ title, members }) => `<h4 class="api-g">${title}</h4>${memberList(page, entry, members)}`,
    ),
    inheritedMembers(page, entry),
    uses(page, symbol.anchor, usedIn),
    '</section>',
  ].join('');
}

function head(page: ReferencePage, entry: Entry): string {
  const { symbol } = entry;
  const id = escape(symbol.anchor);
  const kind = searchKinds[symbol.kind];
  const search = kind ? ` data-kind="${kind}"` : '';
  const label = `Direct link to ${symbol.name}`;
  const link = `<a class="hash-link" href="#${id}" aria-label="${label}" title="${label}">\u200b</a>`;
  return `<div class="api-h"><h3 class="anchor" id="${id}"${search}>${escape(symbol.name)}${link}</h3><span class="api-k">${kindLabel(symbol)}</span>${symbolChips(page, symbol)}${sourceLink(page, entry, symbol.line)}</div>`;
}

function description(page: ReferencePage, anchor: string): string {
  const text = page.reference.describe(page.page, anchor);
  return [text?.line, text?.more]
    .filter((words) => words !== undefined)
    .map((words) => `<p>${inlineHtml(page, anchor, words)}</p>`)
    .join('');
}

/** Where to import it from, and what it builds on. */
function origin(page: ReferencePage, { symbol, module, importFrom }: Entry): string {
  const bases = toldBases(symbol).map((base) => `<code>${nameLink(page, base)}</code>`);
  const extended = bases.length > 0 ? ` · extends ${bases.join(', ')}` : '';
  const note = isRustEnum(symbol)
    ? `<p class="api-note" data-search="off">${inlineHtml(page, symbol.anchor, rustEnumNote)}</p>`
    : '';
  const failure = module.importError
    ? `<p class="api-note">The import fails: <code>${escape(module.importError)}</code>.</p>`
    : '';
  return `<p class="api-import"><code>from ${escape(importFrom)} import ${escape(symbol.name)}</code>${extended}</p>${failure}${note}`;
}

/** The call that makes it. A configuration's stands in the table of its fields. */
function construction(page: ReferencePage, entry: Entry): string {
  const { symbol, module } = entry;
  if (symbol.fields || symbol.kind === 'enum') return '';
  const call = constructionOf(symbol);
  if (!call) {
    return symbol.constructorOf
      ? `<p class="api-note">Constructed as <code>${nameLink(page, symbol.constructorOf)}</code>.</p>`
      : '';
  }
  const writer = htmlWriter(
    page,
    symbol.names ?? module.names,
    (name) => `<span class="c-class">${escape(name)}</span>`,
  );
  const code = `<pre class="api-sig"><code>${callText(symbol.name, call, writer, 'long')}</code></pre>`;
  return code + parameterTable(page, entry, call.parameters ?? []) + raisesText(call.raises);
}

function uses({ version, page }: ReferencePage, anchor: string, usedIn?: UsedIn): string {
  const links = usedIn?.(version, page, anchor) ?? [];
  if (links.length === 0) return '';
  const list = links.map(({ title, href }) => `<a href="${escape(href)}">${escape(title)}</a>`);
  return `<p class="api-used" data-search="off">Used in ${list.join(', ')}</p>`;
}
