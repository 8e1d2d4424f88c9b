import type { FoundPassage } from './foundPassage';
import { termsOf } from './terms';

const mostShared = 0.75;
const mostCode = 1;

/** Leaves out what a better passage says in nearly the same words, and all code but the best. */
export function differing(ranked: readonly FoundPassage[]): FoundPassage[] {
  const kept: { readonly passage: FoundPassage; readonly held: ReadonlySet<string> }[] = [];
  for (const passage of ranked) {
    const held = termsOf(passage.quote);
    if (passage.isCode && kept.filter((other) => other.passage.isCode).length >= mostCode) continue;
    if (kept.some((other) => shared(held, other.held) > mostShared)) continue;
    kept.push({ passage, held });
  }
  return kept.map(({ passage }) => passage);
}

/** Share of the smaller set that stands in the other too. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((term) => other.has(term)).length;
  return common / Math.max(1, Math.min(one.size, other.size));
}
