/** Calibrated with passages.test.ts; whoever changes one runs it over the built pages too. */

/** Share of the question's weight that a quote has to cover with its headings and section. */
export const leastCovered = 0.6;

/** Share that it has to say itself. */
export const leastOwn = 0.28;

/** A further passage has to score this share of the best one's. */
export const leastOfBest = 0.75;

/** A sentence beside the best one joins its quote when it scores this share of it. */
export const neighbourShare = 0.8;

/** Share of the question's weight that a page has to cover to be named where no passage answers. */
export const leastNear = 0.4;

/** Share of the question's weight that one of the first sections has to cover as a whole to be quoted without a telling sentence. */
export const leastOfSection = 0.5;
export const firstSections = 3;
