import { words } from '../../shared/tokenizer';
import { asksForCode, isDropped } from './dropped';

/** A word of a question that carries meaning. */
export interface QuestionWord {
  /** As written, for the engine. */
  readonly raw: string;
  readonly parts: readonly { readonly term: string; readonly folded: string }[];
  /** Spellings of a name in one piece; empty for a plain word. */
  readonly joined: readonly string[];
  /** How often the question says it. */
  readonly count: number;
}

export interface Question {
  readonly words: readonly QuestionWord[];
  /** Whether it asks for code: for sure with 'signature' or 'example', perhaps with 'how do I'. */
  readonly wantsCode: 'surely' | 'perhaps' | 'no';
}

const longestQuestion = 512;
const mostWords = 16;

/**
 * Reads a question in words. Whatever was typed or pasted is taken: the work is bounded before it begins.
 *
 * @param text - as typed
 */
export function readQuestion(text: string): Question {
  const cut = text.slice(0, longestQuestion);
  const found = words(withoutShortForms(cut)).filter(({ parts }) => parts.length > 0);
  const counted = new Map<string, QuestionWord>();
  for (const { raw, parts, joined } of found) {
    const folded = parts.map((part) => part.folded).join('');
    if (isDropped(folded)) continue;
    const key = parts.map(({ term }) => term).join(' ');
    const known = counted.get(key);
    counted.set(key, { raw, parts, joined, ...known, count: (known?.count ?? 0) + 1 });
  }
  return {
    words: [...counted.values()].slice(0, mostWords),
    wantsCode: wishForCode(cut),
  };
}

function wishForCode(text: string): Question['wantsCode'] {
  if (words(text).some(({ raw }) => asksForCode(raw.toLowerCase()))) return 'surely';
  return /\bhow (?:do|can|to|should|would)\b/i.test(text) ? 'perhaps' : 'no';
}

/** `what's` asks `what`, `isn't` asks `isn not`: the tokenizer would take either for a name of two parts. */
function withoutShortForms(text: string): string {
  return text.replaceAll(/['’](?:s|t|re|ve|ll|d|m)\b/giu, ' ');
}
