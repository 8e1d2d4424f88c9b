import { isRecord } from '../kept/shapes';
import type { ServedModel } from './servedModel';

/** A message as the chat-completions protocol has it. */
export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** No reply that can be shown comes near it. */
const mostCharacters = 200_000;

/**
 * Asks a model by the chat-completions protocol, in one piece.
 *
 * @param signal - ends the request, the reading of its reply too
 * @returns what it wrote, as it came; not empty
 * @throws Error when it can't be reached, answers with an error, or with anything but a reply
 */
export async function completion(
  { url, model }: ServedModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ model, messages, stream: false, temperature: 0 }),
    signal,
    cache: 'no-store',
    // It learns what was asked, not by whom or where, and hands it on to nobody.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The model's endpoint answered with ${response.status}.`);
  const reply: unknown = JSON.parse(await textOf(response));
  const choices = isRecord(reply) && Array.isArray(reply.choices) ? reply.choices : [];
  const [choice] = choices as readonly unknown[];
  const message = isRecord(choice) ? choice.message : undefined;
  const content = isRecord(message) ? message.content : undefined;
  if (typeof content !== 'string' || content.trim() === '') {
    throw new Error("The model's reply has no text in choices[0].message.content.");
  }
  return content;
}

/** Not `response.json()`, which takes what never ends until memory does. */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    if (text.length > mostCharacters) {
      await reader.cancel();
      throw new Error("The model's reply is too long.");
    }
  }
  return text + decoder.decode();
}
