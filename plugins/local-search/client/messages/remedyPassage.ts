import type { Passage } from '../../shared/types';
import type { Engine } from '../engine';

/**
 * Why a message is said and what to do, as the first passage of an answer to who pasted it.
 *
 * @param engine - one that recognises messages
 * @returns undefined where none with a remedy is recognised
 */
export function remedyPassage(engine: Engine, pasted: string): Passage | undefined {
  const [hit] = engine.search(pasted, { offset: 0, limit: 1 }).hits;
  if (!hit?.remedy) return undefined;
  const { cause, remedy } = hit.remedy;
  return {
    quote: `${cause} Remedy: ${remedy}`.replaceAll('`', ''),
    isCode: false,
    source: { name: hit.path.join(' › '), url: hit.url },
  };
}
