import { withoutMarks } from '../answers/escapeMarkdown';

/** What the mended modal takes from the site instead of the browser. */
interface Host {
  readonly hosted: boolean;
  /** Whether answers come from the hosted assistant. */
  readonly hostedAnswers: boolean;
  readonly fetch: typeof fetch;
}

let host: Host = { hosted: true, hostedAnswers: true, fetch: (...request) => globalThis.fetch(...request) };

/**
 * Tells the modal's module where its questions go. Call it before the modal is shown.
 *
 * @param next - whether search is the hosted one, and what stands in for `fetch` in questions and their feedback
 */
export function configureHost(next: Host): void {
  host = next;
}

/** Whether hits come from the hosted service, whose logo is then shown. */
export const isHosted = (): boolean => host.hosted;

/**
 * The sources listed under an answer: pages of the web alone, and none where the answer links each of its quotations.
 *
 * @param found - the addresses in an answer
 */
export function sources<Source extends { readonly url: string }>(found: readonly Source[]): Source[] {
  return host.hostedAnswers ? found.filter(({ url }) => /^https?:\/\//.test(url)) : [];
}

/**
 * What a reader copies of an answer: a quotation without the marks of the words that were asked for.
 *
 * @param markdown - the answer
 */
export function copied(markdown: string): string {
  return host.hostedAnswers ? markdown : withoutMarks(markdown);
}

export const answerFetch: typeof fetch = (...request) => host.fetch(...request);

const memory = new Map<string, string>();

/** The session's storage, or the tab's memory where a reader forbids storage. */
export const sessionStore: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => attempt(() => sessionStorage.getItem(key)) ?? memory.get(key) ?? null,
  setItem: (key, value) => {
    memory.set(key, value);
    attempt(() => {
      sessionStorage.setItem(key, value);
    });
  },
};

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
