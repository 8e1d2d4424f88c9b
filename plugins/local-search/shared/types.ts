import type { Area } from './areas';

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
  /** The section's programs and other code blocks; search knows nothing of them, answers quote them. */
  readonly code: readonly string[];
  /** What its programs print; missing where none prints. */
  readonly outputs?: readonly string[];
  /** What an enum's or a config's lines are found by: its members' or fields' names; missing for all else. */
  readonly names?: readonly string[];
  /** How readers ask for it, in words that the section itself may not have; never shown. */
  readonly asked?: readonly string[];
  /** Questions of readers that it answers; never shown. Search knows nothing of them, answers are led by them. */
  readonly questions?: readonly AnsweredQuestion[];
  /** Words of those questions that the section itself doesn't have, by which search finds it; never shown. */
  readonly words?: string;
  /** How well known is what an entry of the reference describes, 0 to 1; missing for 1, which sections of prose have. */
  readonly weight?: number;
}

/** A question that a section answers. */
export interface AnsweredQuestion {
  readonly question: string;
  /** Where the answer stands in the section's text: an offset inside the sentence or row. */
  readonly at: number;
}

/** A run of text; marked where it matches the query. Plain text: never HTML. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A section that a query finds, as a row shows it. */
export interface Hit {
  /** Address below the site's origin, of the line that was asked for by name where one was; hosted hits may lead elsewhere. */
  readonly url: string;
  /** What stands above the section: labels from the sidebar's root to its page. */
  readonly path: readonly string[];
  /** The headings above its own, which tell sections of one name apart. */
  readonly above: readonly string[];
  readonly kind?: string | undefined;
  /** The section's heading, or the page's h1 where it has none. */
  readonly title: readonly TextPart[];
  /** The best stretch of the section's text, of about 120 characters. */
  readonly snippet: readonly TextPart[];
  /** Of a message that was recognised: why it is said, and what to do. Plain text with code between backticks. */
  readonly remedy?: { readonly cause: string; readonly remedy: string };
}

/** The hits of one query, best first. */
export interface SearchResults {
  /** How many sections match in all. */
  readonly total: number;
  readonly hits: readonly Hit[];
  /** The query as it was understood, where it was misspelt. */
  readonly corrected?: string;
  /** How many sections match in each area, before the query is narrowed to one. */
  readonly counts?: Readonly<Record<Area, number>>;
  /** Found by names alone: what the sections say isn't there yet. */
  readonly isFirst?: true;
  /** Other queries to try, where nothing matches. */
  readonly suggestions?: readonly string[];
}

/** A place that an answer leads to. */
export interface Source {
  readonly name: string;
  /** Address below the site's origin. */
  readonly url: string;
}

/** A stretch of a text, by offsets. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of a section that speaks to a question, quoted as it stands. */
export interface Passage {
  /** Sentences, or a code block. Plain text: never HTML. */
  readonly quote: string;
  readonly isCode: boolean;
  /** Where the quote passes over code that stands between its lines: offsets of the line feeds. */
  readonly gaps?: readonly number[];
  /** The words in the quote that were asked for, in their order. */
  readonly marks?: readonly Range[];
  readonly source: Source;
}

/** What a served model wrote from the passages of an answer. */
export interface Written {
  /** Plain text: never HTML. `[n]` stands after what it takes from the answer's passage n, counted from 1. */
  readonly text: string;
  /** The passages that it names, by those numbers, each once, in the order of the text. */
  readonly named: readonly number[];
}

/** What the pages say to a question. */
export interface Answer {
  /** Best first; none where no page answers. */
  readonly passages: readonly Passage[];
  /** Pages that come near, where there are no passages. */
  readonly nearest: readonly Source[];
  /** Missing where the passages stand for themselves. */
  readonly written?: Written;
  /** Set where a served model was asked and gave nothing that can be shown. */
  readonly isUnwritten?: true;
}

/** A file of the index. */
export interface ManifestPart {
  /** Below the site's base address. */
  readonly file: string;
  readonly bytes: number;
}

/**
 * Which index files belong to which version: `search-index.json`, fetched when search opens and never kept, so that a tab
 * that was opened before a deployment finds the new files.
 */
export interface SearchManifest {
  readonly format: number;
  readonly versions: Readonly<
    Record<string, Readonly<Record<'names' | 'texts' | 'rest' | 'messages', ManifestPart>>>
  >;
}
