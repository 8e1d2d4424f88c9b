import { stem } from './stem';

/** Words that a reader and a page may choose one for the other. */
const groups = [
  'modify modification change amend edit update',
  'delete remove',
  'cancel cancellation',
  'fee commission',
  'install installation setup',
  'start launch startup',
  'stop halt',
  'close flatten',
  'error exception',
  'denied denial refused',
  'rejected rejection',
  'subscribe subscription',
  'argument parameter',
  'load import read',
  'store save write persist',
  'warm warmup',
  'backtest simulate simulation simulator',
  'margin leverage',
  'delay latency',
  'candle bar',
  'callback handler',
  'configure configuration config setting',
  'exchange venue broker',
  'demo testnet sandbox',
  'custom own',
  'duplicate duplicated twice',
  'crash abort die panic',
  'reverse flip',
  'licence license',
  'multiple several',
  'production deployment deploy',
  'resample aggregate',
];

/** The groups with their words as they stand, for a search that finds stems itself. */
export const synonymGroups: readonly (readonly string[])[] = groups.map((group) => group.split(' '));

const bySense = new Map<string, string[]>();
for (const group of groups) {
  const stems = group.split(' ').map(stem);
  for (const term of stems)
    bySense.set(term, [...(bySense.get(term) ?? []), ...stems.filter((other) => other !== term)]);
}

/** @param term - a stem */
export function synonymsOf(term: string): readonly string[] {
  return bySense.get(term) ?? [];
}
