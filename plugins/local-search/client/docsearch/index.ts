// What the mends put into DocSearch's modal (loaders/docSearchModal.js) stands here.
import DOMPurify from 'dompurify';

export { choosesAsking, firstChoice } from './choice';
export { dialogProps, fieldProps, keepFocusInside } from './dialog';
export { answerFetch, configureHost, copied, isHosted, sessionStore, sources } from './host';
export { isKept, memoryList } from './keptSearches';
export { markedText } from './markedText';
export { choiceProps, listProps, rowProps } from './rows';
export { SearchStatus } from './SearchStatus';
export { storedEntries } from './storedEntries';
export { suggestions } from './suggestions';

/**
 * An answer's HTML without anything that runs, loads or styles.
 *
 * @param html - what the modal made of an answer's Markdown
 */
export function safeHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ADD_ATTR: ['target', 'data-code'],
    FORBID_TAGS: ['style', 'form', 'img', 'video', 'audio', 'picture', 'source', 'iframe'],
    FORBID_ATTR: ['style'],
  });
}

/**
 * Lets pass only failures that the modal tells the reader itself.
 *
 * @param error - why a search ended
 * @throws every other error, unchanged
 */
export function tolerateShownFailure(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'RetryError') throw error;
}
