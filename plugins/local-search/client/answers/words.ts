/** The sentences of the embedded answerer itself; all others of an answer are quoted. */
export const opening = 'These pages say:';
export const noAnswer = 'These pages hold no answer to that.';
export const nearestPages = 'The nearest pages:';
export const advice = 'Try other words, or search for a single word or name.';
