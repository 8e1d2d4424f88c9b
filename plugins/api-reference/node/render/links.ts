import { entryAddress } from '../addresses';
import type { Names } from '../factTypes';
import type { ReferencePage } from '../page';
import type { Entry } from '../reference';
import type { Writer } from '../signature';
import { coloured } from './colour';
import { escape } from './html';

/** Address of a place in the reference, as short as it can be from a page. */
export function hrefFrom({ page, version }: ReferencePage, to: string, anchor: string): string {
  return escape(to === page ? `#${anchor}` : entryAddress(version, to, anchor));
}

/** A link to an entry. */
export function entryLink(from: ReferencePage, entry: Entry, words: string): string {
  return `<a href="${hrefFrom(from, entry.page, entry.symbol.anchor)}">${escape(words)}</a>`;
}

/** Last part of a full name. */
export function shortName(fullName: string): string {
  return fullName.slice(fullName.lastIndexOf('.') + 1);
}

/** A documented class by its full name, linked where it has an entry. */
export function nameLink(from: ReferencePage, fullName: string): string {
  const entry = from.reference.byName.get(fullName);
  return entry ? entryLink(from, entry, shortName(fullName)) : escape(shortName(fullName));
}

/** Names with their attributes, texts in quotes, and all else a character at a time. */
const typeTokens = /[A-Za-z_][\w.]*|'[^']*'|"[^"]*"|[^A-Za-z_'"]+|./g;

/**
 * Writes signatures as HTML, with types linked to their entries.
 *
 * @param names - documented full name of each short name in the signatures
 * @param written - how the name of what is called is written
 */
export function htmlWriter(from: ReferencePage, names: Names, written: (name: string) => string): Writer {
  const token = (text: string): string => {
    if (text === 'None' || text === 'True' || text === 'False') return coloured(text);
    const full = names[text];
    const entry = full === undefined ? undefined : from.reference.byName.get(full);
    return entry ? entryLink(from, entry, text) : escape(text);
  };
  const types = new Map<string, string>();
  return {
    name: written,
    text: escape,
    value: coloured,
    // What is wrapped hangs below its parameter.
    line: (text) => `<span>${text}</span>`,
    type: (type) => {
      let html = types.get(type);
      if (html === undefined) types.set(type, (html = type.replaceAll(typeTokens, token)));
      return html;
    },
  };
}
