import type { Entry, Reference } from '../facts/reference';
import { callsOf } from '../facts/members';
import { readSharedParameters, type Rule, type Use } from '../facts/sharedParameters';
import { asOverridden } from '../view/overridden';

/** What nobody has explained. */
interface Gaps {
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

function unexplained(reference: Reference, entry: Entry): string[] {
  return sharedUses(reference, entry)
    .filter((use) => reference.shared(use) === undefined)
    .map(({ anchor, parameter }) => `${anchor}(${parameter.name})`);
}

/** The parameters of an entry and its members of which nothing is said at their own call. */
function sharedUses(reference: Reference, { page, symbol }: Entry): Use[] {
  return callsOf(symbol).flatMap(({ anchor, call: { parameters = [] }, isGenerated }) => {
    if (isGenerated) return [];
    const said = reference.describe(page, anchor)?.parameters ?? {};
    return parameters
      .filter(({ name }) => said[name] === undefined)
      .map((parameter) => ({ page, anchor, parameter }));
  });
}

/**
 * Finds the rules on recurring parameters that fit no parameter of any version.
 *
 * @returns each with its parameter's name and its text
 */
export function idleRules(siteDir: string, references: readonly Reference[]): string[] {
  const used = new Set(
    references.flatMap((reference) =>
      [...reference.pages.values()]
        .flat()
        .filter(({ symbol }) => !symbol.outline)
        .flatMap((entry) => sharedUses(reference, entry))
        .flatMap((use) => {
          const rule = reference.shared(use);
          return rule ? [ruleKey(use.parameter.name, rule)] : [];
        }),
    ),
  );
  return [...readSharedParameters(siteDir).rules]
    .flatMap(([name, rules]) => rules.map((rule) => ruleKey(name, rule)))
    .filter((rule) => !used.has(rule));
}

/** Names a rule, by the parameter's name and all that it says. */
export function ruleKey(name: string, { type = '', member = '', page = '', text }: Rule): string {
  return [name, type, member, page, text].join(' | ');
}
