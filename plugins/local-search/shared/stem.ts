const vowel = /[aeiouy]/;

/**
 * Brings the common English endings of a word together: plural, -ing, -ed and silent -e. Light on purpose: what it
 * changes wrongly, it changes alike in pages and queries.
 *
 * @param word - folded, letters only; any other word comes back as it is
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return withoutTail(withoutNoun(withoutParticiple(withoutPlural(word))));
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutParticiple(word: string): string {
  if (word.length > 5 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const ending = /(?:ing|[^e]ed)$/.exec(word)?.[0];
  if (!ending || word.length < 6) return word;
  const rest = word.slice(0, ending === 'ing' ? -3 : -2);
  if (rest.length < 3 || !vowel.test(rest)) return word;
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** `emulate`, `emulation` and `emulator` meet at `emulat`; shorter words, such as `actor`, stay apart. */
function withoutNoun(word: string): string {
  if (word.length > 7 && word.endsWith('tion')) return word.slice(0, -3);
  return word.length > 7 && word.endsWith('ator') ? word.slice(0, -2) : word;
}

/** `trade` and `trading`, `install` and its misspelling `instal` meet here. */
function withoutTail(word: string): string {
  if (word.length > 4 && /[^e]e$/.test(word)) return word.slice(0, -1);
  return word.length > 5 && word.endsWith('ll') ? word.slice(0, -1) : word;
}
