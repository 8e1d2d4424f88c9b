/** What a hover card shows of an entry: its kind, its signature, and one line unless nobody has written it yet. */
export type Card = readonly [kind: string, signature: string, line?: string];

/** Cards of one page of the reference, by anchor. */
export type PageCards = Readonly<Record<string, Card>>;

/** Where a version's cards are. */
export interface CardFolder {
  /** Address of the folder; a page's file is `<page>.json` in it. */
  readonly folder: string;
  /** The pages that have cards, below `api_reference/`. */
  readonly pages: readonly string[];
}

/** Where cards are, by version. */
export type CardFolders = Readonly<Record<string, CardFolder>>;
