import type { Answer, Passage } from '../../shared/types';
import { venueTerms } from '../venues';
import type { Finder } from './candidates';
import { formsOf } from './followUp';
import type { FoundPassage } from './foundPassage';
import { mostQuoted } from './mostPassages';
import { nearestPages } from './nearest';
import { findPassages } from './passages';
import { leastClear } from './thresholds';
import { pageSource, sectionSource } from './sources';

const mostPages = 3;

/**
 * Answers the last question of a conversation with passages of the pages, or names pages that come near.
 *
 * @param engine - of one version
 * @param questions - as typed, oldest first; whatever they hold, nothing is thrown
 * @param most - passages
 */
export function answerTo(engine: Finder, questions: readonly string[], most: number = mostQuoted): Answer {
  const { alone, together, leans } = formsOf(questions, venueTerms(engine.records));
  const earlier = questions.at(-2);
  const before = earlier === undefined ? undefined : findPassages(engine, earlier, 1)[0]?.record;
  const ask = (form: string) => findPassages(engine, form, most, before);
  const own = ask(alone);
  const isClear = !leans && (own[0]?.score ?? 0) >= leastClear;
  let found = isClear ? own : [];
  for (const form of together) if (found.length === 0) found = ask(form);
  if (found.length === 0) found = own;
  if (found.length > 0) return { passages: found.map(quoted), nearest: [] };
  const pages = nearestPages(engine, alone, mostPages);
  return { passages: [], nearest: pages.map(pageSource) };
}

function quoted({ record, score: _score, ...passage }: FoundPassage): Passage {
  return { ...passage, source: sectionSource(record) };
}
