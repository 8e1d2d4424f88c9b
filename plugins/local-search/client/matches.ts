/** How one record matches one word of a query. */
export interface Match {
  readonly score: number;
  /** 1 when it surely speaks of the word; less when a synonym or a misspelt word stands for it. */
  readonly certainty: number;
  /** How prominently the word stands there, 0 to 1: in the heading, above it, in the text. */
  readonly prominence: number;
  /** The index's terms that matched. */
  readonly terms: readonly string[];
}

/** By the record's place in the index. */
export type Matches = ReadonlyMap<number, Match>;

/** The same records with a share of their scores. */
export function weigh(matches: Matches, factor: number): Matches {
  return new Map([...matches].map(([id, match]) => [id, { ...match, score: match.score * factor }]));
}

/** Records of any; the better score counts, since the same place matched twice is no better match. */
export function union(all: readonly Matches[]): Matches {
  if (all.length === 1 && all[0]) return all[0];
  const merged = new Map<number, Match>();
  for (const matches of all) {
    for (const [id, match] of matches) {
      const other = merged.get(id);
      merged.set(
        id,
        other
          ? {
              score: Math.max(match.score, other.score),
              certainty: Math.max(match.certainty, other.certainty),
              prominence: Math.max(match.prominence, other.prominence),
              terms: [...other.terms, ...match.terms],
            }
          : match,
      );
    }
  }
  return merged;
}

/** Records of both. The weaker score counts for both: a strong part doesn't make up for a weak one. */
export function intersection(one: Matches, other: Matches): Matches {
  const common = new Map<number, Match>();
  for (const [id, match] of one) {
    const second = other.get(id);
    if (!second) continue;
    common.set(id, {
      score: Math.min(match.score, second.score),
      certainty: Math.min(match.certainty, second.certainty),
      prominence: Math.min(match.prominence, second.prominence),
      terms: [...match.terms, ...second.terms],
    });
  }
  return common;
}
