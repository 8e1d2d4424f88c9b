import type { HeadingPlace } from '../../../pages/headingIds';

/** A page, or a section of one, that a link leads to. */
export interface Use {
  readonly title: string;
  /** Address with the base path. */
  readonly href: string;
}

/** The guides that name a symbol. */
export interface SymbolUses {
  /** The sections that speak of it most, best first. */
  readonly sections: readonly Use[];
  /** All other pages that name it, in the order of the site. */
  readonly pages: readonly Use[];
}

/** A place in a guide where a symbol is named. */
export interface Mention {
  readonly page: Use;
  /** None in a page's introduction. */
  readonly section: HeadingPlace | undefined;
  /** What the page is: `guide`, `tutorial`, `developer`… */
  readonly kind: string | undefined;
  readonly inHeading: boolean;
  /** Whether a member is named, and not the symbol itself. */
  readonly ofMember: boolean;
}

/** So many sections are told. */
const mostSections = 4;
/** A section that speaks less of a symbol than this, beside the best one, explains it no more. */
const leastShare = 0.5;
/** A heading that names it outweighs any number of words. */
const headingWeight = 20;
const memberWeight = 0.25;
/** Those who look up a symbol want to use it: how it is used in a long program, or built, comes after what it is. */
const kindWeights: Readonly<Record<string, number>> = { tutorial: 0.6, developer: 0.4 };

/** Puts what speaks most of a symbol first. @param mentions - all of one symbol, in the order of the site */
export function usesFrom(mentions: readonly Mention[]): SymbolUses {
  const scores = new Map<string, { readonly use: Use; readonly page: Use; score: number }>();
  for (const mention of mentions) {
    const { page, section } = mention;
    const use = section
      ? { title: `${page.title} › ${section.words}`, href: `${page.href}#${encodeURIComponent(section.id)}` }
      : page;
    const known = scores.get(use.href) ?? { use, page, score: 0 };
    known.score += weightOf(mention);
    scores.set(use.href, known);
  }
  const ranked = [...scores.values()].sort((one, other) => other.score - one.score);
  const best = ranked
    .filter(({ score }) => score >= (ranked[0]?.score ?? 0) * leastShare)
    .slice(0, mostSections);
  const told = new Set(best.map(({ page }) => page.href));
  const pages = new Map(mentions.map(({ page }) => [page.href, page]));
  return {
    sections: best.map(({ use }) => use),
    pages: [...pages.values()].filter(({ href }) => !told.has(href)),
  };
}

function weightOf({ inHeading, ofMember, kind = '' }: Mention): number {
  return (inHeading ? headingWeight : 1) * (ofMember ? memberWeight : 1) * (kindWeights[kind] ?? 1);
}
