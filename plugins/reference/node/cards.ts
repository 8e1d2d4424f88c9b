import { createHash } from 'node:crypto';
import type { Card, PageCards } from '../shared/cards';
import { symbolsOf } from './facts/symbolTable';
import { wordsMarkdown } from './markdown';
import { shorten } from './text';
import { type PageView, readPage } from './view/page';
import type { Piece } from './view/pieces';

/** A card has room for so many characters of a signature. */
const signatureLength = 160;

/** The cards of all that a page has, by anchor. */
export function entryCards({ sections }: PageView): Map<string, Card> {
  const cards = new Map<string, Card>();
  const add = (anchor: string, kind: string, { signature, line }: Carded) => {
    const text = shorten(signature, signatureLength);
    cards.set(anchor, line ? [kind, text, wordsMarkdown(line)] : [kind, text]);
  };
  for (const section of sections) {
    if (section.shape === 'entries') {
      for (const { fields, groups, values } of section.entries) {
        for (const field of fields) if (field.isOwn) add(field.anchor, 'field', field);
        for (const item of [...groups.flatMap(({ members }) => members), ...values])
          add(item.anchor, item.kind, item);
      }
      for (const entry of section.entries) add(entry.anchor, entry.kind, entry);
    } else {
      const items = section.shape === 'list' ? section.modules.flatMap((list) => list.items) : section.items;
      for (const item of items) add(item.anchor, item.kind, item);
    }
  }
  return cards;
}

interface Carded {
  readonly signature: string;
  readonly line?: readonly Piece[];
}

/** The cards of a version, ready to be written. */
interface CardFiles {
  /** Folder in the built site, named after all its content, so that its files may be kept for ever. */
  readonly folder: string;
  /** The pages that have cards. */
  readonly pages: readonly string[];
  /** Text by file, with the folder. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Makes one file of cards a page of the reference: a reader who hovers over one symbol of a page needs the next soon.
 *
 * @param version - such as `latest`
 */
export function cardFiles(siteDir: string, version: string): CardFiles {
  const pages = new Map<string, ReadonlyMap<string, Card>>();
  const made = new Map<string, Record<string, Card>>();
  for (const { page, anchor } of symbolsOf(siteDir, version).places()) {
    const known = pages.get(page) ?? entryCards(readPage(siteDir, version, page));
    pages.set(page, known);
    const card = known.get(anchor);
    if (!card) continue;
    const cards = made.get(page) ?? {};
    cards[anchor] = card;
    made.set(page, cards);
  }
  const texts = [...made].map(([page, cards]) => [page, JSON.stringify(cards satisfies PageCards)] as const);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  const folder = `assets/symbols/${version}-${hash}`;
  return {
    folder,
    pages: [...made.keys()],
    files: new Map(texts.map(([page, text]) => [`${folder}/${page}.json`, text])),
  };
}
