import { stem } from '../../shared/stem';

/** Words that a reader and a page may choose one for the other. */
const groups = [
  'modify modification change amend edit update',
  'delete remove',
  'cancel cancellation',
  'fee commission',
  'install installation setup',
  'start launch',
  'stop halt',
  'close flatten',
  'error exception',
  'denied denial refused',
  'rejected rejection',
  'subscribe subscription',
  'argument parameter',
  'load import read',
  'store save write',
  'warm warmup',
  'backtest simulate simulation',
  'margin leverage',
  'delay latency',
  'candle bar',
  'callback handler',
  'configure configuration config setting',
  'exchange venue',
  'demo testnet sandbox',
];

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
