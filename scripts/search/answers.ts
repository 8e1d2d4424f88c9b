import { basePath, defaultVersion } from '../../config/site';
import { answerTo } from '../../plugins/local-search/client/answers/answer';
import type { Engine } from '../../plugins/local-search/client/engine';

/** A question, or the turns of a thread, with the sections that answer the last one; none where these pages don't. */
export interface JudgedQuestion {
  readonly query?: string;
  readonly thread?: readonly string[];
  readonly kind: string;
  readonly answers: readonly string[];
  /** Words that a right quote holds, in lower case. */
  readonly words?: readonly string[];
}

/** Whether a question is served: by a right quote first, or by no quote where these pages don't answer it. */
export function isServed(
  engine: Engine,
  { query = '', thread = [query], answers, words = [] }: JudgedQuestion,
): boolean {
  const home = `${basePath}${defaultVersion}/`;
  const { passages } = answerTo(engine, thread);
  const [first] = passages;
  if (answers.length === 0 || !first) return answers.length === 0 && !first;
  const place = decodeURIComponent(first.source.url).replace(home, '');
  const quoted = passages.map(({ quote }) => quote.toLowerCase().replaceAll(/\s+/g, ' ')).join('\n');
  return answers.includes(place) && words.some((word) => quoted.includes(word));
}
