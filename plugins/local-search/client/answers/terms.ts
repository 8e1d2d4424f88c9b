import { termReader } from '../../shared/tokenizer';

const read = termReader();

/**
 * The different terms of a text that stands on a page; the words of pages are read once.
 *
 * @param text - plain text
 */
export function termsOf(text: string): ReadonlySet<string> {
  return new Set(read(text));
}
