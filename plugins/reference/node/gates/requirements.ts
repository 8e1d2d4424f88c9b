import type { Entry, Reference } from '../facts/reference';
import { asOverridden } from '../view/overridden';

/** What nobody has explained. */
export interface Gaps {
  /** Anchors of symbols and members without a line. */
  readonly lines: readonly string[];
  /** Parameters without a meaning, as `Class.method(name)`. */
  readonly parameters: readonly string[];
}

/**
 * Finds what a page's readers are told nothing of: symbols, members (but for those that override one that is described)
 * and parameters. What is named alone, as the Rust core is, needs no words.
 */
export function gapsOf(reference: Reference, page: string): Gaps {
  const entries = (reference.pages.get(page) ?? []).filter(({ symbol }) => !symbol.outline);
  return {
    lines: entries.flatMap((entry) => undescribed(reference, entry)),
    parameters: entries.flatMap((entry) => unexplained(reference, entry)),
  };
}

function undescribed(reference: Reference, entry: Entry): string[] {
  const { page, symbol } = entry;
  const isTold = (name: string) =>
    reference.describe(page, `${symbol.anchor}.${name}`) !== undefined ||
    asOverridden(reference, entry, name) !== undefined;
  const members = (symbol.members ?? []).filter(({ name }) => !isTold(name));
  return [
    ...(reference.describe(page, symbol.anchor) ? [] : [symbol.anchor]),
    ...members.map(({ name }) => `${symbol.anchor}.${name}`),
  ];
}

function unexplained(reference: Reference, { page, symbol }: Entry): string[] {
  const { anchor, parameters, constructor: own, members = [] } = symbol;
  const calls = [
    // A generated constructor takes the fields, which are described.
    { at: anchor, list: parameters ?? (own && !own.generated ? own.parameters : []) },
    ...members.map((member) => ({ at: `${anchor}.${member.name}`, list: member.parameters ?? [] })),
  ];
  return calls.flatMap(({ at, list }) =>
    list
      .filter(
        (parameter) =>
          reference.describe(page, at)?.parameters?.[parameter.name] === undefined &&
          reference.shared({ page, anchor: at, parameter }) === undefined,
      )
      .map(({ name }) => `${at}(${name})`),
  );
}
