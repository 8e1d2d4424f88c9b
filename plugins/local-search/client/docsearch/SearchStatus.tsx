import { useEffect, useState, type ReactNode } from 'react';
import { failureHelp, failureTitle } from '../failureText';
import type { ModalState } from './modalState';

interface Props {
  readonly state: ModalState;
  /** Whether an answer stands where the results would be. */
  readonly isAsking: boolean;
}

/** Tells what a search found, or that it failed, to those who don't see it. */
export function SearchStatus({ state, isAsking }: Props): ReactNode {
  const [told, setTold] = useState('');
  const text = isAsking ? '' : statusText(state);
  useEffect(() => {
    if (text !== undefined) setTold(text);
  }, [text]);
  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {told}
    </p>
  );
}

/**
 * @returns what to tell of a search; undefined while it goes on, when what was told last still holds
 */
export function statusText({ status, query, context }: ModalState): string | undefined {
  if (status === 'error') return `${failureTitle}. ${failureHelp}`;
  if (query.trim() === '') return '';
  if (status !== 'idle' || typeof context.nbHits !== 'number') return undefined;
  if (context.nbHits === 0) return 'No results';
  return `${context.nbHits} ${context.nbHits === 1 ? 'result' : 'results'}`;
}
