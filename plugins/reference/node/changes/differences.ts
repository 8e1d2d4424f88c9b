import type { Callable, Parameter } from '../facts/types';
import { untyped } from '../view/signature';

/** What differs in one part of a symbol or member between two versions; types and values as Python writes them. */
export type Difference =
  | {
      readonly what: 'parameter added';
      readonly name: string;
      readonly type: string;
      readonly default?: string;
    }
  | { readonly what: 'parameter removed'; readonly name: string; readonly type: string }
  | {
      readonly what: 'parameter type' | 'parameter default' | 'parameter kind';
      readonly name: string;
      /** Missing where there is none: no default, or the usual kind. */
      readonly was: string | undefined;
      readonly now: string | undefined;
    }
  | { readonly what: 'place'; readonly name: string; readonly was: number; readonly now: number }
  | {
      readonly what: 'part';
      /** `kind`, `type`, `value`, `default`, `returns`, `bases`, `async`… */
      readonly name: string;
      readonly was: string | undefined;
      readonly now: string | undefined;
    };

/** A call, as far as a caller may notice that it changed. */
export interface Call {
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** Names of what can be given by position, in order. */
  readonly places: readonly string[];
  readonly returns: string | undefined;
}

/** @returns undefined for what isn't called */
export function callOf(call: Callable | undefined): Call | undefined {
  if (!call) return undefined;
  const { parameters = [] } = call;
  return {
    parameters: new Map(parameters.map((parameter) => [parameter.name, parameter])),
    places: parameters
      .filter(({ kind }) => kind === undefined || kind === 'positional-only')
      .map(({ name }) => name),
    returns: call.returnsDetail ?? call.returns ?? (call.returnsUntyped && untyped),
  };
}

/** Parts of a name that differ, by their own names. */
export function partDifferences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Difference[] {
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names].flatMap((name) => {
    const was = before.get(name);
    const now = after.get(name);
    return was === now ? [] : [{ what: 'part', name, was, now }];
  });
}

/** What a caller has to know: parameters, what comes back, and what a call by position now gives to another parameter. */
export function callDifferences(before: Call | undefined, after: Call | undefined): Difference[] {
  if (!before || !after) return [];
  return [
    ...[...after.parameters.values()].flatMap((now) => changed(before.parameters.get(now.name), now)),
    ...[...before.parameters.values()]
      .filter(({ name }) => !after.parameters.has(name))
      .map((was): Difference => ({ what: 'parameter removed', name: was.name, type: typeOf(was) })),
    ...(before.returns === after.returns
      ? []
      : [{ what: 'part', name: 'returns', was: before.returns, now: after.returns } as const]),
    ...moved(before.places, after.places),
  ];
}

function changed(was: Parameter | undefined, now: Parameter): Difference[] {
  const { name, default: value } = now;
  if (!was) {
    const added = { what: 'parameter added', name, type: typeOf(now) } as const;
    return [value === undefined ? added : { ...added, default: value }];
  }
  const pairs = [
    ['parameter type', typeOf(was), typeOf(now)],
    ['parameter default', was.default, value],
    ['parameter kind', was.kind, now.kind],
  ] as const;
  return pairs.flatMap(([what, old, young]) => (old === young ? [] : [{ what, name, was: old, now: young }]));
}

const typeOf = ({ detail, type }: Parameter): string => detail ?? type ?? untyped;

function moved(before: readonly string[], after: readonly string[]): Difference[] {
  return after.flatMap((name, index) => {
    const was = before.indexOf(name);
    return was < 0 || was === index ? [] : [{ what: 'place', name, was: was + 1, now: index + 1 }];
  });
}
