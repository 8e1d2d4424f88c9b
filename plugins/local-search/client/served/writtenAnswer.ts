import type { Answer } from '../../shared/types';
import { namedPassages } from './citations';
import { completion } from './completion';
import { promptOf, sentPassages } from './prompt';
import { plainReply } from './reply';
import type { ServedModel } from './servedModel';

/**
 * Lets a model write an answer from the passages that the pages gave. It gets those passages and the conversation's
 * questions, and nothing else.
 *
 * @param questions - of one conversation, oldest first
 * @param answer - what the pages say to the last one; with passages
 * @param signal - ends the asking
 * @returns what it wrote, with the passages that it was sent
 * @throws Error when it gives nothing that can be shown
 */
export async function writtenAnswer(
  model: ServedModel,
  questions: readonly string[],
  { passages, nearest }: Answer,
  signal: AbortSignal,
): Promise<Answer> {
  const sent = sentPassages(passages);
  if (sent.length === 0) throw new Error('No passage is short enough to be sent.');
  const text = plainReply(await completion(model, promptOf(questions, sent), signal));
  if (text === '') throw new Error("Nothing of the model's reply can be shown.");
  return { passages: sent, nearest, written: { text, named: namedPassages(text, sent.length) } };
}
