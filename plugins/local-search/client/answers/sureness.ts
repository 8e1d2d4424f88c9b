import type { Sought } from './meaning';
import { leastKnownWell, leastLikely, leastSure, mostUnknown } from './thresholds';
import type { Vocabulary } from './vocabulary';

/** What speaks for it that the pages answer a question. */
interface Evidence {
  /** How like it the most similar question is that was written for a section, 0 to 1. */
  readonly likeness: number;
  /** Of the best passage. */
  readonly score: number;
}

/**
 * Whether the best passage is shown at all: a page that merely has some of the words answers nothing, nor does one when what
 * is asked about has a name that no page knows.
 *
 * @param sought - what is asked
 */
export function isSure(
  sought: readonly Sought[],
  vocabulary: Vocabulary,
  { likeness, score }: Evidence,
): boolean {
  if (likeness < leastLikely && score < leastSure) return false;
  return likeness >= leastKnownWell || unknownShare(sought, vocabulary) <= mostUnknown;
}

/** How much of the question's weight is words that stand nowhere, 0 to 1. */
function unknownShare(sought: readonly Sought[], { counts }: Vocabulary): number {
  const isUnknown = ({ forms, parts }: Sought) =>
    ![...forms.keys()].some((form) => counts.has(form)) &&
    !(parts.length > 0 && parts.every((part) => counts.has(part)));
  const weightOf = (words: readonly Sought[]) => words.reduce((sum, { weight }) => sum + weight, 0);
  return weightOf(sought.filter(isUnknown)) / Math.max(weightOf(sought), Number.MIN_VALUE);
}
