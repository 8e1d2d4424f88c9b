/** How many passages an answer quotes by itself. */
export const mostQuoted = 4;

/** How many a served model gets to write from: the same, and what comes after them. */
export const mostSent = 10;
