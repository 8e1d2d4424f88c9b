/** What a record is about, shown as a chip beside a hit. */
export type RecordKind =
  | 'guide'
  | 'tutorial'
  | 'venue'
  | 'developer'
  | 'module'
  | 'class'
  | 'method'
  | 'property'
  | 'function'
  | 'enum'
  | 'config';

/** One section of one page: what search finds and what answers quote. */
export interface SearchRecord {
  /** Address below the site's origin, with the section's anchor: `/docs/latest/concepts/orders#stop-orders`. */
  readonly url: string;
  /** Labels from the sidebar's root to the page: `['Concepts', 'Orders']`. */
  readonly path: readonly string[];
  /** The page's h1. */
  readonly page: string;
  /** Headings from h2 to the section's own; empty for what stands before the first h2. */
  readonly headings: readonly string[];
  readonly kind: RecordKind;
  /** The section's prose, lists and tables as plain text, blocks separated by a line feed; no code blocks. */
  readonly text: string;
  /** The section's code blocks, each as it stands. */
  readonly code: readonly string[];
  /** What an enum's or a config's lines are found by: its members' or fields' names; missing for all else. */
  readonly names?: readonly string[];
  /** How well known is what an entry of the reference describes, 0 to 1; missing for 1, which sections of prose have. */
  readonly weight?: number;
}

/** A run of text; marked where it matches the query. Plain text: never HTML. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A record that matches a query. */
export interface SearchHit {
  readonly record: SearchRecord;
  readonly score: number;
  /** Address of the line in the record that was asked for by name, where one was. */
  readonly row?: string | undefined;
  /** The section's heading, or the page's h1 where it has none. */
  readonly title: readonly TextPart[];
  /** The best stretch of the section's text, of about 120 characters. */
  readonly snippet: readonly TextPart[];
}

/** The hits of one query, best first. */
export interface SearchAnswer {
  /** How many records match in all. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  /** Other queries to try, where nothing matches. */
  readonly suggestions?: readonly string[];
}

/** A part of a section that speaks to a question, for answers that quote. */
export interface Passage {
  readonly record: SearchRecord;
  readonly score: number;
  /** Sentences as they stand in the section, or a code block as it stands. */
  readonly quote: string;
  readonly isCode: boolean;
  /** Where the quote passes over code that stands between its lines: offsets of the line feeds. */
  readonly gaps?: readonly number[];
  /** The words in the quote that were asked for: offsets, in their order. */
  readonly marks?: readonly { readonly start: number; readonly end: number }[];
}

/**
 * Which index file belongs to which version: `search-index.json`, fetched when search opens and never kept, so that a tab
 * that was opened before a deployment finds the new files.
 */
export interface SearchManifest {
  readonly format: number;
  readonly versions: Readonly<Record<string, { readonly file: string; readonly bytes: number }>>;
}
