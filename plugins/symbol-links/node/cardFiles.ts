import { createHash } from 'node:crypto';
import type { Card, PageCards } from '../shared/cards';
import type { SymbolTable } from './symbolTable';

/** What is known of an entry. */
export interface EntryCard {
  readonly kind: string;
  /** On one line. */
  readonly signature: string;
  /** Inline Markdown with nothing but `code` in it. */
  readonly line: string | undefined;
}

/** @returns undefined for an entry that the reference doesn't show */
export type CardOf = (page: string, anchor: string) => EntryCard | undefined;

/** The cards of a version, ready to be written. */
export interface CardFiles {
  /** Folder in the built site, named after all its content, so that its files may be kept for ever. */
  readonly folder: string;
  /** Text by file, with the folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly cards: number;
}

/**
 * Makes one file of cards a page of the reference: a reader who hovers over one symbol of a page needs the next soon.
 *
 * @param version - such as `latest`
 */
export function cardFiles(version: string, table: SymbolTable, cardOf: CardOf): CardFiles {
  const pages = new Map<string, Record<string, Card>>();
  let cards = 0;
  for (const { page, anchor } of table.places()) {
    const entry = cardOf(page, anchor);
    if (!entry) continue;
    const { kind, signature, line } = entry;
    const known = pages.get(page) ?? {};
    known[anchor] = line ? [kind, signature, line] : [kind, signature];
    pages.set(page, known);
    cards += 1;
  }
  const texts = [...pages].map(([page, made]) => [page, JSON.stringify(made satisfies PageCards)] as const);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  const folder = `assets/symbols/${version}-${hash}`;
  return { folder, files: new Map(texts.map(([page, text]) => [`${folder}/${page}.json`, text])), cards };
}
