/** What a reader's browser fetches on a first visit, in bytes on the wire; the shift has no unit. */
export interface FirstVisit {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly other: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** What a first visit may cost; the sum is over all kinds. 1 kB is 1000 bytes. */
export const budgets = { html: 20_000, script: 130_000, total: 190_000, shift: 0 } as const;

/** Bytes of all kinds together. */
export function totalBytes({ html, script, style, font, other }: FirstVisit): number {
  return html + script + style + font + other;
}

/**
 * Holds a visit against the budgets.
 *
 * @param visit - what was measured
 * @returns a sentence for each budget that is exceeded, none on a good page
 * @throws Error when nothing was measured of a kind that every page has, since an empty measurement passes any limit
 */
export function overBudget(visit: FirstVisit): string[] {
  for (const kind of ['html', 'script', 'style', 'font'] as const) {
    if (visit[kind] === 0) throw new Error(`No bytes of ${kind} were measured: the measurement is broken.`);
  }
  const spent = { html: visit.html, script: visit.script, total: totalBytes(visit), shift: visit.shift };
  return (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((kind) => !(spent[kind] <= budgets[kind]))
    .map((kind) => `${kind}: ${spent[kind]} is over ${budgets[kind]}`);
}
