/** What a hover card shows of an entry: its kind, its signature, and one line unless nobody has written it yet. */
export type Card = readonly [kind: string, signature: string, line?: string];

/** Cards of one page of the reference, by anchor. */
export type PageCards = Readonly<Record<string, Card>>;

/** Address of the folder with a version's cards, by version; a page's file is `<page>.json` in it. */
export type CardFolders = Readonly<Record<string, string>>;
