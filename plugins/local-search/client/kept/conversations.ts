import type { Answer, Passage, Range, Source, Written } from '../../shared/types';
import { answerText } from '../answers/copyText';
import type { Exchange } from '../answers/exchange';
import { isRecord, leadsToPage } from './shapes';
import { storedList, type StoredEntry } from './storedList';

/** One message of a conversation in the shape in which DocSearch stores it; an answer's own form stands beside it. */
interface StoredMessage {
  readonly id: string;
  readonly role?: unknown;
  readonly parts: readonly { readonly type?: unknown; readonly text?: string }[];
  readonly answer?: unknown;
  readonly feedback?: unknown;
}

/** A conversation in the shape in which DocSearch stores it. */
export interface StoredConversation extends StoredEntry {
  readonly type: 'askAI';
  readonly messages: readonly StoredMessage[];
}

const mostConversations = 10;

/** @param indexName - part of the key under which they are stored */
export function keptConversations(indexName: string) {
  return storedList(
    `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`,
    isStoredConversation,
    () => mostConversations,
  );
}

/**
 * @param exchanges - of one conversation, oldest first
 * @param origin - the site's scheme and host
 */
export function storedConversation(exchanges: readonly Exchange[], origin: string): StoredConversation {
  const first = exchanges[0]?.question ?? '';
  const hierarchy = {
    lvl0: 'askAI',
    lvl1: first,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const shape = {
    query: first,
    objectID: first,
    messages: exchanges.flatMap((exchange) => messagesOf(exchange, origin)),
    type: 'askAI',
    anchor: 'stored',
    content: null,
    hierarchy,
    url: '',
    url_without_anchor: '',
  } as const;
  return shape;
}

/** The exchanges of a stored conversation, oldest first. Answers that DocSearch stored are shown as their text. */
export function exchangesOf({ messages }: StoredConversation): Exchange[] {
  return messages.flatMap((message, at): Exchange[] => {
    if (message.role !== 'user') return [];
    const next = messages[at + 1];
    const reply = next?.role === 'assistant' ? next : undefined;
    const { id = message.id, answer, feedback } = reply ?? {};
    return [
      {
        id,
        question: textOf(message),
        ...(isAnswer(answer) ? { answer } : { text: textOf(reply) }),
        ...(feedback === 'like' || feedback === 'dislike' ? { feedback } : {}),
      },
    ];
  });
}

function messagesOf({ id, question, answer, text, feedback }: Exchange, origin: string): StoredMessage[] {
  const said = answer ? answerText(answer, origin) : (text ?? '');
  return [
    { id: `${id}-question`, role: 'user', parts: [{ type: 'text', text: question }] },
    {
      id,
      role: 'assistant',
      parts: [{ type: 'text', text: said }],
      ...(answer ? { answer } : {}),
      ...(feedback ? { feedback } : {}),
    },
  ];
}

function textOf(message: StoredMessage | undefined): string {
  return (message?.parts ?? [])
    .flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
    .join('\n');
}

function isStoredConversation(value: unknown): value is StoredConversation {
  return (
    isRecord(value) &&
    typeof value.objectID === 'string' &&
    value.type === 'askAI' &&
    Array.isArray(value.messages) &&
    value.messages.some((message: unknown) => isRecord(message) && message.role === 'user') &&
    value.messages.every(isMessage)
  );
}

function isMessage(message: unknown): boolean {
  return (
    isRecord(message) &&
    typeof message.id === 'string' &&
    Array.isArray(message.parts) &&
    message.parts.every(
      (part: unknown) => isRecord(part) && (part.text === undefined || typeof part.text === 'string'),
    )
  );
}

function isAnswer(value: unknown): value is Answer {
  return (
    isRecord(value) &&
    isListOf(value.passages, isPassage) &&
    isListOf(value.nearest, isSource) &&
    (value.written === undefined || isWritten(value.written))
  );
}

function isWritten(value: unknown): value is Written {
  return isRecord(value) && typeof value.text === 'string' && isListOf(value.named, isOffset);
}

function isPassage(value: unknown): value is Passage {
  return (
    isRecord(value) &&
    typeof value.quote === 'string' &&
    typeof value.isCode === 'boolean' &&
    isSource(value.source) &&
    (value.gaps === undefined || isListOf(value.gaps, isOffset)) &&
    (value.marks === undefined || isListOf(value.marks, isRange))
  );
}

function isSource(value: unknown): value is Source {
  return isRecord(value) && typeof value.name === 'string' && leadsToPage(value.url);
}

function isRange(value: unknown): value is Range {
  return isRecord(value) && isOffset(value.start) && isOffset(value.end) && value.start <= value.end;
}

function isOffset(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}
