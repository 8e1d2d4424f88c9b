import { field, parsed } from './chatRequest';

/** What of the browser's storage is used here; undefined where the reader forbids it. */
export type FeedbackStorage = Pick<Storage, 'getItem' | 'setItem'> | undefined;

/** A reader's word on an answer. It never leaves the reader's machine. */
export interface Feedback {
  readonly messageId: string;
  readonly thumbs: 0 | 1;
  /** When, as an ISO 8601 time. */
  readonly at: string;
}

const key = 'nt-docs.answers.feedback';
const mostKept = 100;
const longestId = 100;

/**
 * Keeps a reader's word on an answer, the newest first. Storage that is full, forbidden or holds something else is no
 * reason to fail.
 *
 * @param body - of the modal's request: JSON with `messageId` and `thumbs`
 */
export function keepFeedback(storage: FeedbackStorage, body: unknown, now: Date): void {
  const given = read({ ...Object(parsed(body)), at: now.toISOString() });
  if (!given) return;
  try {
    const others = stored(storage).filter(({ messageId }) => messageId !== given.messageId);
    storage?.setItem(key, JSON.stringify([given, ...others].slice(0, mostKept)));
  } catch {
    // Nothing else depends on it.
  }
}

function stored(storage: FeedbackStorage): Feedback[] {
  const list = parsed(storage?.getItem(key));
  return Array.isArray(list) ? list.flatMap((entry) => read(entry) ?? []) : [];
}

function read(entry: unknown): Feedback | undefined {
  const [messageId, thumbs, at] = ['messageId', 'thumbs', 'at'].map((name) => field(entry, name));
  const isFeedback =
    typeof messageId === 'string' && (thumbs === 0 || thumbs === 1) && typeof at === 'string';
  return isFeedback ? { messageId: messageId.slice(0, longestId), thumbs, at } : undefined;
}
