/** Words that carry no meaning in a question. They still find something when nothing else was asked. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been between but by can could did difference do does for from get had has have how i if in into is ' +
    'it its me my of on or our should so some than that the their them then there these they this to up us was we were ' +
    'what when where which who why will with would you your'
  ).split(' '),
);
