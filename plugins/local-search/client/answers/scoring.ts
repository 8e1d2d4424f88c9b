import type { SearchRecord } from '../../shared/types';
import { certaintyIn, type Sought } from './meaning';
import { termsOf } from './terms';

/** How well a piece of a section speaks to a question; every number is a share of the question's weight, 0 to 1. */
export interface Speech {
  /** What the piece says itself. */
  readonly own: number;
  /** What it says with its headings and its section around it. */
  readonly covered: number;
  readonly score: number;
}

/** How much of one sought word is said already around a piece, 0 to 1. */
export interface Around {
  readonly share: number;
  /** The same for the page's title alone. */
  readonly byPage: number;
}

/** One for each sought word. */
export type Surroundings = readonly Around[];

const headingShare = 0.8;
const pageShare = 0.65;
const pageOwnShare = 0.7;
const sectionShare = 0.3;
const ownShare = 0.4;
const aroundShare = 0.2;
const besideBonus = 0.08;

/** What headings, readers' own phrases for it and text around a section's pieces say of each sought word. */
export function surroundingsOf(
  { page, path, headings, text, asked = [] }: SearchRecord,
  sought: readonly Sought[],
): Surroundings {
  const heading = termsOf(headings.at(-1) ?? page);
  const phrases = termsOf(asked.join('\n'));
  const above = termsOf([page, ...path.slice(1), ...headings.slice(0, -1)].join('\n'));
  const title = termsOf(page);
  const section = termsOf(text);
  return sought.map((word) => ({
    share: Math.max(
      certaintyIn(heading, word) * headingShare,
      certaintyIn(phrases, word) * headingShare,
      certaintyIn(above, word) * pageShare,
      certaintyIn(section, word) * sectionShare,
    ),
    byPage: certaintyIn(title, word),
  }));
}

/**
 * @param piece - a sentence, a row, a code block or several sentences
 * @param sought - what the question asks for
 * @param surroundings - of its section
 */
export function speechOf(piece: string, sought: readonly Sought[], surroundings: Surroundings): Speech {
  const held = termsOf(piece);
  const total = sought.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { own: 0, covered: 0, score: 0 };
  let own = 0;
  let ownOnPage = 0;
  let covered = 0;
  let beside = 0;
  let around = 0;
  let last = 0;
  sought.forEach((word, at) => {
    const certainty = certaintyIn(held, word);
    const { share, byPage } = surroundings[at] ?? { share: 0, byPage: 0 };
    own += word.weight * certainty;
    // On a venue's page few sentences name the venue; they speak of it all the same.
    ownOnPage += word.weight * Math.max(certainty, byPage * pageOwnShare);
    covered += word.weight * Math.max(certainty, share);
    around += word.weight * share;
    if (certainty > 0.9 && last > 0.9 && standTogether(piece, sought[at - 1], word)) beside += besideBonus;
    last = certainty;
  });
  const said = covered * (1 - ownShare) + ownOnPage * ownShare + around * aroundShare;
  return { own: own / total, covered: covered / total, score: said / total + beside };
}

/** Whether two words that the question has in a row stand in a row here too: `api keys` in `BINANCE_API_KEY`. */
function standTogether(piece: string, one: Sought | undefined, other: Sought): boolean {
  const [first, second] = [one?.stem ?? '', other.stem].map((stem) =>
    stem.replaceAll(/[^\p{L}\p{N}]/gu, '.'),
  );
  return new RegExp(`${first}\\p{L}{0,3}[ _-]?${second}`, 'iu').test(piece);
}
