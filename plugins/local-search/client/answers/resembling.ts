import type { AnsweredQuestion, SearchRecord } from '../../shared/types';
import { remembered } from '../remembered';
import type { Sought } from './meaning';
import { readQuestion } from './question';
import { rarity, type Vocabulary, vocabularyOf } from './vocabulary';

/** A question written for a section that resembles what is asked. */
export interface Resembling {
  readonly record: SearchRecord;
  /** Where the answer stands in the section's text. */
  readonly at: number;
  /** How much of either question is in the other, 0 to 1. */
  readonly likeness: number;
}

interface KnownQuestion extends AnsweredQuestion {
  readonly record: SearchRecord;
  /** What it tells with all of its words. */
  readonly weight: number;
}

/** The questions that sections answer, and in which of them a term stands. */
interface KnownQuestions {
  readonly questions: readonly KnownQuestion[];
  readonly byTerm: ReadonlyMap<string, readonly number[]>;
}

const known = new WeakMap<readonly SearchRecord[], KnownQuestions>();

/**
 * The questions, written for sections, that resemble what is asked: both may say it in words that the section doesn't have.
 *
 * @param sought - what is asked
 * @param least - likeness
 * @returns of each section the one most like it
 */
export function resembling(
  records: readonly SearchRecord[],
  sought: readonly Sought[],
  least: number,
): ReadonlyMap<SearchRecord, Resembling> {
  const vocabulary = vocabularyOf(records);
  const { questions, byTerm } = remembered(known, records, () => read(records, vocabulary));
  const asked = sought.reduce((sum, { weight }) => sum + weight, 0);
  const shared = new Map<number, { ofAsked: number; ofKnown: number }>();
  for (const { forms, parts, weight } of sought) {
    // Of a name in parts, each part tells its share.
    const terms = [...forms, ...parts.map((part) => [part, 1 / parts.length] as const)];
    const best = new Map<number, { certainty: number; telling: number }>();
    for (const [term, certainty] of terms) {
      const telling = certainty * rarity(vocabulary, term);
      for (const id of byTerm.get(term) ?? []) {
        const other = best.get(id);
        best.set(id, {
          certainty: Math.max(certainty, other?.certainty ?? 0),
          telling: Math.max(telling, other?.telling ?? 0),
        });
      }
    }
    for (const [id, { certainty, telling }] of best) {
      const { ofAsked = 0, ofKnown = 0 } = shared.get(id) ?? {};
      shared.set(id, { ofAsked: ofAsked + certainty * weight, ofKnown: ofKnown + telling });
    }
  }
  const found = new Map<SearchRecord, Resembling>();
  for (const [id, { ofAsked, ofKnown }] of shared) {
    const question = questions[id];
    if (!question) continue;
    const likeness = (2 * ofAsked * ofKnown) / (ofAsked * question.weight + ofKnown * asked);
    const { record, at } = question;
    if (likeness >= least && likeness > (found.get(record)?.likeness ?? 0))
      found.set(record, { record, at, likeness: Math.min(1, likeness) });
  }
  return found;
}

function read(records: readonly SearchRecord[], vocabulary: Vocabulary): KnownQuestions {
  const questions: KnownQuestion[] = [];
  const byTerm = new Map<string, number[]>();
  for (const record of records) {
    for (const { question, at } of record.questions ?? []) {
      const words = readQuestion(question).words;
      let weight = 0;
      const terms = new Set<string>();
      for (const { parts, joined } of words) {
        const own = parts.length > 1 ? joined : parts.map(({ term }) => term);
        weight += Math.max(...own.map((term) => rarity(vocabulary, term)));
        for (const term of [...own, ...parts.map((part) => part.term)]) terms.add(term);
      }
      for (const term of terms) {
        const ids = byTerm.get(term) ?? [];
        ids.push(questions.length);
        byTerm.set(term, ids);
      }
      questions.push({ question, at, record, weight });
    }
  }
  return { questions, byTerm };
}
