import { createHash } from 'node:crypto';
import { holds, type NodeValues } from '../../shared/nodes';
import type { Arguments, NodeFacts, NodePart } from './facts';
import { modeChoice } from './modes';

/** What the program of one variant is made of: all parts that hold, put together. */
export interface Ingredients {
  /** See `NodeVariant.id`. */
  readonly id: string;
  readonly values: NodeValues;
  readonly data: Arguments;
  readonly exec: Arguments;
  readonly sandbox: Arguments;
  readonly provider: Arguments;
  readonly instruments: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly build: Readonly<Record<string, string>>;
}

/** The variants of a venue that aren't excluded, in the order of its choices' options. */
export function variantsOf(facts: NodeFacts): readonly Ingredients[] {
  const choices = [modeChoice, ...facts.choices];
  let all: readonly NodeValues[] = [{}];
  for (const { id, options } of choices) {
    all = all.flatMap((values) => options.map((option) => ({ ...values, [id]: option.id })));
  }
  return all
    .filter((values) => !facts.excluded.some(({ when }) => holds(when, values)))
    .map((values) => {
      const parts = facts.parts.filter(({ when }) => holds(when, values));
      return {
        id: [facts.id, ...choices.map(({ id }) => values[id])].join('/'),
        values,
        data: merged(parts, 'both', 'data'),
        exec: merged(parts, 'both', 'exec'),
        sandbox: merged(parts, 'sandbox'),
        provider: merged(parts, 'provider'),
        instruments: parts.flatMap(({ instruments = [] }) => instruments),
        variables: merged(parts, 'variables'),
        build: merged(parts, 'build'),
      };
    });
}

type Mapping = 'both' | 'data' | 'exec' | 'sandbox' | 'provider' | 'variables' | 'build';

function merged(parts: readonly NodePart[], ...keys: readonly Mapping[]): Arguments {
  return Object.assign({}, ...parts.flatMap((part) => keys.map((key) => part[key] ?? {}))) as Arguments;
}

/** Changes when what runs changes: the program, its environment or the clients that it must build. */
export function hashOf(job: object): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 16);
}
