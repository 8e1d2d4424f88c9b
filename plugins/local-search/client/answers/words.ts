/** The sentences of the embedded answerer itself; all others of an answer are quoted. */
export const opening = 'These pages say:';
export const noAnswer = 'These pages hold no answer to that.';
export const nearestPages = 'The nearest pages:';
/** Where a served model was asked in vain. */
export const unwritten = 'The model that writes answers gave none this time.';
export const advice = 'Try other words, or search for a single word or name.';
