import type { ReferencePage } from '../page';
import { callNames } from '../parameterNames';
import { escape } from './html';
import { hrefFrom } from './links';

/**
 * Writes a description: `code` in backticks becomes code, linked where it names a symbol for certain.
 *
 * @param anchor - the entry or member that is described; its own members are meant first
 */
export function inlineHtml(from: ReferencePage, anchor: string, text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 0 ? escape(part) : codeHtml(from, anchor, part)))
    .join('');
}

function codeHtml(from: ReferencePage, anchor: string, code: string): string {
  const place = placeOf(from, anchor, code.replace(/\(\)$/, ''));
  const html = `<code>${escape(code)}</code>`;
  return place && place.anchor !== anchor
    ? `<a href="${hrefFrom(from, place.page, place.anchor)}">${html}</a>`
    : html;
}

function placeOf(from: ReferencePage, anchor: string, name: string) {
  if (!/^[A-Za-z_][\w.]*$/.test(name)) return undefined;
  const { symbols } = from.reference.index;
  const owner = anchor.includes('.') ? anchor.slice(0, anchor.lastIndexOf('.')) : anchor;
  const own = [`${owner}.${name}`, name]
    .flatMap((written) => placesOf(symbols, written))
    // A word in capitals is a value far more often than the constant of that name.
    .filter(({ kind }) => kind !== 'constant' || name.includes('_'));
  const onPage = own.find(({ page }) => page === from.page);
  const place = onPage ?? (own.length === 1 ? own[0] : undefined);
  const call = callNames(from.reference, from.page, anchor);
  // A parameter of its own is meant, not the method of that name. What a constructor takes often is an attribute, too.
  const parameter = call?.names.has(name) && (!call.ofClass || place?.kind === 'method');
  return parameter ? undefined : place;
}

function placesOf(symbols: ReferencePage['reference']['index']['symbols'], name: string) {
  return Object.hasOwn(symbols, name) ? (symbols[name] ?? []) : [];
}
