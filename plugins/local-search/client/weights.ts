import type { RecordKind } from '../shared/types';

/**
 * All that ranking weighs, in one place. `npm run search:fit` tries other values on the open half of the judged queries and
 * prints what is better; a value is changed here, by a person, with its reason.
 */
export interface Weights {
  /** How much a match counts by where it stands. `asked` are words of readers that the section itself may not have. */
  readonly fields: Readonly<Record<'title' | 'asked' | 'names' | 'page' | 'parents' | 'text', number>>;
  /** For a longer word of which the last word of the query is the beginning; the longer, the less. */
  readonly prefix: number;
  /** For a record that holds the parts of an identifier and not the whole, which others do hold. */
  readonly parts: number;
  /** For a record that holds a piece of a dotted name and not the whole, which others do hold. */
  readonly piece: number;
  /** For each edit between a misspelt word and what it was taken for. */
  readonly typo: number;
  /** For a word that means the same: what a page says by the reader's own word comes first. */
  readonly synonym: number;
  /** How much a section speaks of a word of which it holds a synonym alone. */
  readonly synonymCertainty: number;
  /** How steeply a record falls that misses some of the words. */
  readonly coveragePower: number;
  /** How steeply an entry falls that few know. */
  readonly knownPower: number;
  /** For an entry that bears the name as it was written. */
  readonly literalName: number;
  /** For an entry that has the words of a name, in another spelling. */
  readonly otherSpelling: number;
  readonly literalInTitle: number;
  readonly literalInText: number;
  /** For an entry whose name the query is in plain words, `stop limit`, and one whose name it begins, `quotetickd`. */
  readonly nameInWords: number;
  readonly nameBegun: number;
  /** For a heading that is the query, and one that holds all of it. */
  readonly titleIsQuery: number;
  readonly titleHoldsQuery: number;
  /** The same for a phrase by which readers ask for the section. */
  readonly askedIsQuery: number;
  readonly askedHoldsQuery: number;
  /** For a phrase whose words the query holds all, among others. */
  readonly queryHoldsAsked: number;
  /** How much such a phrase of an entry counts as its name, 0 to 1: a person wrote that readers mean it. */
  readonly askedAsName: number;
  /** For a text in which the query's neighbours are neighbours too. */
  readonly phraseInText: number;
  /** For a text that was pasted, such as an error's, and stands there as a whole. */
  readonly wholeText: number;
  /** For what holds for one venue, where that is named, where another one is, and where none is. */
  readonly namedVenue: number;
  readonly otherVenue: number;
  readonly unnamedVenue: number;
  /** For what stands before a page's first heading. */
  readonly intro: number;
  /**
   * For what a question finds, looked at again (`secondLook`). Fitted by logistic regression on the first forty hits of
   * each query of several words of the open half; around these values the score hardly moves.
   */
  readonly secondLook: {
    /** How much the first rank still tells. */
    readonly rank: number;
    /** For words that stand in headings. */
    readonly prominence: number;
    /** For a page that speaks of the question in other places too. */
    readonly page: number;
    /** For an entry of the reference, which the first rank holds back from questions. */
    readonly reference: number;
  };
  /** Names are looked up in the reference, all else in the guides: for a query in words, and for one that is a name. */
  readonly kinds: Readonly<Record<RecordKind, readonly [words: number, identifier: number]>>;
}

export const defaultWeights: Weights = {
  fields: { title: 5, asked: 3.5, names: 5, page: 2.5, parents: 1.2, text: 1 },
  prefix: 0.6,
  parts: 0.25,
  piece: 0.4,
  typo: 0.5,
  synonym: 0.5,
  synonymCertainty: 0.6,
  coveragePower: 2,
  knownPower: 1.5,
  literalName: 3,
  otherSpelling: 0.7,
  literalInTitle: 1.6,
  literalInText: 1.7,
  nameInWords: 3,
  nameBegun: 3,
  titleIsQuery: 2.5,
  titleHoldsQuery: 1.5,
  askedIsQuery: 3,
  askedHoldsQuery: 1.8,
  queryHoldsAsked: 1.8,
  askedAsName: 0.4,
  phraseInText: 2.2,
  wholeText: 4,
  namedVenue: 1.6,
  otherVenue: 0.5,
  unnamedVenue: 0.55,
  intro: 1,
  secondLook: { rank: 0.75, prominence: 1.75, page: 0.93, reference: 1.5 },
  kinds: {
    guide: [1.15, 1],
    tutorial: [0.95, 0.9],
    venue: [1, 0.7],
    developer: [0.85, 0.8],
    module: [0.5, 0.95],
    class: [0.4, 1.15],
    method: [0.2, 1.15],
    property: [0.15, 0.35],
    function: [0.2, 1.05],
    enum: [0.3, 1.1],
    config: [0.3, 1.15],
  },
};
