import { useEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { askPages, type Write } from '../../client/answers/askPages';
import { isAnswered, type Exchange } from '../../client/answers/exchange';
import { keepFeedback } from '../../client/answers/feedback';
import { keptConversations, storedConversation } from '../../client/kept/conversations';
import { localSearch } from '../../client/searchSession';
import type { ServedModel } from '../../client/served/servedModel';
import { useSearchConfig } from '../../client/useSearchConfig';

/**
 * A conversation with a version's pages. It is kept in the browser with each of its answers.
 *
 * @param version - which answers
 */
export function useConversation(version: string) {
  const { siteConfig } = useDocusaurusContext();
  const { indexName, servedAnswers: model } = useSearchConfig();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  useEffect(() => {
    const answered = exchanges.filter(isAnswered);
    if (answered.length > 0)
      keptConversations(indexName).add(storedConversation(answered, window.location.origin));
  }, [exchanges, indexName]);

  const change = (id: string, what: Partial<Exchange>) => {
    setExchanges((all) => all.map((one) => (one.id === id ? { ...one, ...what } : one)));
  };
  const send = ({ id, question }: Exchange, earlier: readonly Exchange[]) => {
    const questions = [...earlier.map((one) => one.question), question];
    // Who asks on waits no more for what a model writes to the question before.
    asking.current?.abort();
    const stop = new AbortController();
    asking.current = stop;
    const asked = { search: localSearch(siteConfig.baseUrl), version, write: model && writer(model) };
    void askPages(asked, questions, stop, (step) => change(id, step));
  };
  const ask = (question: string, earlier: readonly Exchange[] = exchanges) => {
    const asked = question.trim();
    const exchange = { id: newId(), question: asked };
    setExchanges(asked ? [...earlier, exchange] : earlier);
    if (asked) send(exchange, earlier);
    else asking.current?.abort();
  };

  return {
    exchanges,
    /** Asks a further question. */
    ask,
    /** Takes up an earlier conversation, or none, and asks a question, or none. */
    start: (question: string, earlier: readonly Exchange[]) => ask(question, earlier),
    retry: (exchange: Exchange) => {
      change(exchange.id, { hasFailed: false });
      send(exchange, exchanges.slice(0, exchanges.indexOf(exchange)));
    },
    rate: ({ id }: Exchange, feedback: 'like' | 'dislike') => {
      keepFeedback({ messageId: id, thumbs: feedback === 'like' ? 1 : 0, at: new Date().toISOString() });
      change(id, { feedback });
    },
  };
}

function writer(model: ServedModel): Write {
  return async (...asked) => (await import('./served')).writtenAnswer(model, ...asked);
}

/** Not `crypto.randomUUID`, which pages served without TLS don't have. */
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
