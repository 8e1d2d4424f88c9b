import { basePath } from '../../../../config/site';
import { shownMessage } from '../../../messages/node/words';
import type { SymbolFacts } from '../facts/types';
import type { Lookup } from './item';

/** Where they lead stand all of them. */
const mostMessages = 3;

/** A message that an entry makes, and the place that tells why and what to do. */
export interface MessageView {
  readonly text: string;
  readonly href: string;
}

/** The messages of an entry that readers meet most; who reads of an internal class looks for something else. */
export function messagesOf(
  { reference, page }: Pick<Lookup, 'reference' | 'page'>,
  symbol: SymbolFacts,
  anchor: string,
): MessageView[] {
  if (symbol.internal) return [];
  return reference
    .remedies(page, anchor)
    .slice(0, mostMessages)
    .map(({ text, page: home, id }) => ({
      text: shownMessage(text),
      href: `${basePath}${reference.version}/${home.replace(/\/index$/, '')}#${id}`,
    }));
}
