import type { Passage, SearchRecord } from '../../shared/types';
import { failureHelp, failureTitle } from '../failureText';
import { addressOf } from './address';
import { answerMarkdown } from './answer';
import { askedQuestions } from './chatRequest';
import { keepFeedback, type FeedbackStorage } from './feedback';
import { formsToAsk } from './followUp';
import { streamedText } from './stream';

/** What the embedded answerer needs of the site. */
export interface AnswerFetchOptions {
  /** Finds passages in a version's pages; rejects when the index can't be had. */
  readonly ask: (question: string, version: string) => Promise<readonly Passage[]>;
  /** Finds pages to name when there are no passages. */
  readonly nearest?: (question: string, version: string) => Promise<readonly SearchRecord[]>;
  /** The site's scheme and host. */
  readonly origin: string;
  /** The version that the reader is on. */
  readonly version: () => string;
  readonly storage: FeedbackStorage;
  readonly reducedMotion: boolean;
}

/** Where the modal sends questions; in embedded mode nothing goes there. */
const service = 'https://askai.algolia.com';
const tokenSeconds = 3600;

/**
 * What the modal calls in the place of `fetch`: requests to the hosted assistant are answered inside the browser, all
 * others go on to the real one.
 */
export function createAnswerFetch(options: AnswerFetchOptions): typeof fetch {
  return async (input, init) => {
    const address = addressOf(input instanceof Request ? input.url : String(input), options.origin);
    if (address?.origin !== service) return fetch(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    const body = init?.body ?? (input instanceof Request ? await input.text() : undefined);
    switch (address.pathname.replace(/\/$/, '')) {
      case '/chat/token':
        return Response.json({ success: true, token: freeToken() });
      case '/chat/feedback':
        keepFeedback(options.storage, body, new Date());
        return Response.json({ success: true });
      case '/chat':
        return answer(askedQuestions(body), signal, options);
      default:
        // Such as a stream to take up again: there is none.
        return new Response(null, { status: 204 });
    }
  };
}

async function answer(
  questions: readonly string[],
  signal: AbortSignal | null | undefined,
  { ask, nearest, origin, version, reducedMotion }: AnswerFetchOptions,
): Promise<Response> {
  const forms = formsToAsk(questions);
  const ofVersion = version();
  const find = async () => {
    for (const form of forms) {
      const passages = await ask(form, ofVersion);
      if (passages.length > 0) return answerMarkdown(passages, { origin });
    }
    const [form = ''] = forms;
    return answerMarkdown([], { origin, nearest: (await nearest?.(form, ofVersion)) ?? [] });
  };
  try {
    return streamedText(await unlessAborted(find(), signal), { signal, reducedMotion });
  } catch {
    signal?.throwIfAborted();
    // The modal shows the text of a response that isn't ok.
    return new Response(`${failureTitle}. ${failureHelp}`, {
      status: 503,
      headers: { 'content-type': 'text/plain' },
    });
  }
}

/** Rejects as soon as the reader stops, however long the index takes. */
async function unlessAborted<Value>(
  found: Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  if (!signal) return found;
  let stop = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
  });
  return Promise.race([found, stopped]).finally(() => signal.removeEventListener('abort', stop));
}

/** The modal reads only when a token ends, and asks for another then. */
function freeToken(): string {
  const exp = Math.floor(Date.now() / 1000) + tokenSeconds;
  return `${btoa(JSON.stringify({ exp }))}.sig`;
}
