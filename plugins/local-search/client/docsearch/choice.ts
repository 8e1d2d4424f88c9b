import type { Collection, ModalState } from './modalState';

/**
 * The row that Enter opens once results are there: the first hit, which stands under the row that asks.
 *
 * @param collections - the modal's groups of rows
 * @param chosen - the row chosen so far, counted over all groups
 */
export function firstChoice(collections: readonly Collection[], chosen: number | null): number | null {
  if (chosen !== 1) return chosen;
  const [, ...others] = collections;
  const hasHits = others.some(({ items }) => items.length > 0);
  return asksFirst(collections) && hasHits ? 1 : 0;
}

/** The field and what it needs to choose a row. */
interface Field {
  readonly state: ModalState;
  readonly isAskAiActive: boolean;
  readonly setActiveItemId: (id: number) => void;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'preventDefault'>;

/**
 * Tab chooses the row that asks, as the row says; where that is chosen already, it goes on to the next control.
 *
 * @returns whether the key is used up
 */
export function choosesAsking(event: Key, { state, isAskAiActive, setActiveItemId }: Field): boolean {
  const isTab = event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
  const canAsk = !isAskAiActive && state.status !== 'error' && asksFirst(state.collections);
  if (!isTab || !canAsk || state.activeItemId === 0) return false;
  event.preventDefault();
  setActiveItemId(0);
  return true;
}

function asksFirst([first]: readonly Collection[]): boolean {
  return first?.source.sourceId === 'askAI' && first.items.length > 0;
}
