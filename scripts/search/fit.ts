// `npm run search:fit`: tries other values of each weight of ranking, one at a time, on the open half of the judged queries,
// and prints those that serve it better. A person puts them into plugins/local-search/client/weights.ts, or doesn't.
import { createEngine } from '../../plugins/local-search/client/engine';
import { defaultWeights } from '../../plugins/local-search/client/weights';
import { builtRecords, engineOf, judgedQueries } from './judged';
import { score, serve } from './score';

/** A weight, wherever it stands in the table. */
interface Knob {
  readonly name: string;
  readonly get: () => number;
  readonly set: (value: number) => void;
}

const factors = [0.5, 0.75, 1.33, 2];
/** A change that helps less than one query in five hundred is chance. */
const least = 0.002;

const weights = structuredClone(defaultWeights);
const engines = new Map(
  [...builtRecords()].map(([version, { records }]) => [version, createEngine(records, weights)]),
);
const queries = judgedQueries('open');

function knobsIn(table: Record<string, unknown>, path: string): Knob[] {
  return Object.keys(table).flatMap((key): Knob[] => {
    const value = table[key];
    const name = `${path}${key}`;
    if (typeof value === 'object' && value !== null)
      return knobsIn(value as Record<string, unknown>, `${name}.`);
    return [{ name, get: () => table[key] as number, set: (one) => (table[key] = one) }];
  });
}

/** First places count most: that is what a reader sees and takes. */
function quality(): number {
  const served = queries.map((judged) => serve((version) => engineOf(engines, version), judged));
  const { hitAt1, hitAt5, reciprocal } = score(served);
  return (hitAt1 + hitAt5 + reciprocal) / 3;
}

let best = quality();
console.log(`as it is: ${best.toFixed(4)}`);
for (const knob of knobsIn(weights as unknown as Record<string, unknown>, '')) {
  const before = knob.get();
  let kept = before;
  for (const factor of factors) {
    knob.set(before * factor);
    const found = quality();
    if (found < best + least) continue;
    best = found;
    kept = before * factor;
  }
  knob.set(kept);
  if (kept !== before) console.log(`${knob.name}: ${before} -> ${kept.toFixed(2)} (${best.toFixed(4)})`);
}
