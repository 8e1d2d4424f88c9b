import { readChecked, readSchema } from '../../../facts/readChecked';
import type { NodeChoice, NodeCondition } from '../../shared/nodes';
import { modeChoice } from './modes';

/** Keyword arguments by name, each a Python expression. */
export type Arguments = Readonly<Record<string, string>>;

/** What a program gets where a condition holds. */
export interface NodePart {
  readonly when?: NodeCondition;
  /** Of the data and of the execution client's configuration. */
  readonly both?: Arguments;
  readonly data?: Arguments;
  readonly exec?: Arguments;
  /** Of the sandbox's configuration. */
  readonly sandbox?: Arguments;
  /** Of the instrument provider's configuration. */
  readonly provider?: Arguments;
  /** Ids that the provider loads. */
  readonly instruments?: readonly string[];
  /** Environment variables that the adapter reads, with made-up values. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Environment variables of the run alone. */
  readonly build?: Readonly<Record<string, string>>;
}

/** The facts of a venue's nodes, as `facts/<version>/nodes.json` has them. */
export interface NodeFacts {
  readonly id: string;
  readonly providerArgument?: string;
  /** Module of each name that `venues.json` doesn't list. */
  readonly imports?: Readonly<Record<string, string>>;
  /** Besides the mode. */
  readonly choices: readonly NodeChoice[];
  readonly parts: readonly NodePart[];
  readonly excluded: readonly { readonly when: NodeCondition; readonly reason: string }[];
  readonly hints: readonly { readonly when?: NodeCondition; readonly text: string }[];
}

/** Where the facts of a version's nodes stand, below the site's folder. */
export const nodeFactsFile = (version: string): string => `facts/${version}/nodes.json`;

/**
 * Reads what the nodes of all venues need.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @throws Error that names the file: missing, not as its schema says, or with a condition on what no choice has
 */
export function readNodeFacts(siteDir: string, version: string): readonly NodeFacts[] {
  const file = nodeFactsFile(version);
  const schema = readSchema(siteDir, 'facts/nodes.schema.json');
  const { venues } = readChecked(siteDir, file, schema) as { venues: readonly NodeFacts[] };
  for (const facts of venues) {
    for (const { when } of [...facts.parts, ...facts.excluded, ...facts.hints])
      checkCondition(facts, when, file);
  }
  return venues;
}

function checkCondition(
  { id: venue, choices }: NodeFacts,
  when: NodeCondition | undefined,
  file: string,
): void {
  for (const [choice, options] of Object.entries(when ?? {})) {
    const known = [modeChoice, ...choices].find(({ id }) => id === choice)?.options.map(({ id }) => id);
    const unknown = options.find((option) => !known?.includes(option));
    if (unknown === undefined) continue;
    throw new Error(
      `${file}: ${venue} has a condition on '${choice}: ${unknown}', which ${known ? 'is none of its options' : 'none of its choices is'}`,
    );
  }
}
