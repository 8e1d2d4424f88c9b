/** Calibrated with passages.test.ts and `npm run search:score` over the built pages: whoever changes one runs both. */

/** Share of the question's weight that search has to find in one section: else these pages don't speak of it. */
export const leastFound = 0.4;

/** Share of the question's weight that a quote has to cover with its headings and section. */
export const leastCovered = 0.6;

/** Share that it has to say itself. */
export const leastOwn = 0.28;

/** A further passage has to score this share of the best one's. */
export const leastOfBest = 0.6;

/** What a passage's score gains where search finds its section first for the question; less for the next ones. */
export const standingBonus = 0.9;

/** Share of the question's weight that a code block says itself which is shown with its section's text. */
export const leastShown = 0.1;

/** A sentence beside the best one joins its quote when it scores this share of it. */
export const neighbourShare = 0.8;

/** Share of the question's weight that a page has to cover to be named where no passage answers. */
export const leastNear = 0.4;

/** Share of the question's weight that one of the first sections has to cover as a whole to be quoted without a telling sentence. */
export const leastOfSection = 0.5;
export const firstSections = 3;

/** What a passage's score gains in a thread where its section, or its page, answered the question before. */
export const sameSectionBonus = 0.3;
export const samePageBonus = 0.15;

/** How like what is asked a question has to be that was written for a section, and alone to answer it. */
export const leastAlike = 0.5;
export const leastAlone = 0.6;

/** What a section's passages gain where a question written for it is all like the one asked, and the words it points at. */
export const alikeBonus = 0.3;
export const toldBonus = 0.2;

/** A best passage that scores less is shown only where a question like the one asked was written for a section. */
export const leastSure = 1;
export const leastLikely = 0.5;

/** Share of the question's weight that may be words that no page has, unless a question much like it was written. */
export const mostUnknown = 0.2;
export const leastKnownWell = 0.7;

/** In a thread, what scores so much is answered without the words of the questions before. */
export const leastClear = 1.9;
