import { readStored, writeStored } from '../kept/browserStorage';
import { isRecord } from '../kept/shapes';

/** A reader's word on an answer. It never leaves the reader's machine. */
export interface Feedback {
  readonly messageId: string;
  readonly thumbs: 0 | 1;
  /** When, as an ISO 8601 time. */
  readonly at: string;
}

const key = 'nt-docs.answers.feedback';
const mostKept = 100;

/** Keeps a reader's word on an answer, the newest first, one an answer. */
export function keepFeedback(given: Feedback): void {
  const stored = readStored(key);
  const others = Array.isArray(stored) ? stored.filter(isFeedback) : [];
  const kept = [given, ...others.filter(({ messageId }) => messageId !== given.messageId)];
  writeStored(key, kept.slice(0, mostKept));
}

function isFeedback(entry: unknown): entry is Feedback {
  return (
    isRecord(entry) &&
    typeof entry.messageId === 'string' &&
    (entry.thumbs === 0 || entry.thumbs === 1) &&
    typeof entry.at === 'string'
  );
}
