import type { Venue } from '../../shared/types';
import { readVenues } from '../read';
import { type NodeFacts, nodeFactsFile, readNodeFacts } from './facts';
import { type NodeProgram, nodeProgram } from './program';
import { hashOf, type Ingredients, variantsOf } from './variants';

/** A variant's program, and what it takes to prove it. */
export interface Job {
  /** See `NodeVariant.id`. */
  readonly id: string;
  readonly values: Ingredients['values'];
  readonly program: NodeProgram;
  /** Environment of the run, with made-up values. */
  readonly environment: Readonly<Record<string, string>>;
  /** Changes when the program, its environment or the clients that it must build change. */
  readonly hash: string;
}

/** A venue's facts with the programs that come of them. */
export interface VenueJobs {
  readonly facts: NodeFacts;
  readonly jobs: readonly Job[];
}

/**
 * Writes the programs of all venues.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @returns one entry a venue, in the order of their names
 * @throws Error that names the file when the facts are malformed, a venue lacks or is unknown, or a variable is one
 *   that `venues.json` doesn't have for it
 */
export function readJobs(siteDir: string, version: string): readonly VenueJobs[] {
  const file = nodeFactsFile(version);
  const venues = new Map(readVenues(siteDir, version).map((venue) => [venue.id, venue]));
  const all = readNodeFacts(siteDir, version);
  const ids = all.map(({ id }) => id);
  if (ids.join() !== [...venues.keys()].join()) {
    throw new Error(
      `${file}: its venues must be those of venues.json, in the order of their names: ${[...venues.keys()].join(', ')}`,
    );
  }
  return all.map((facts) => {
    const venue = venues.get(facts.id) as Venue;
    checkVariables(venue, facts, file);
    return { facts, jobs: variantsOf(facts).map((ingredients) => jobOf(venue, facts, ingredients)) };
  });
}

function jobOf(venue: Venue, facts: NodeFacts, ingredients: Ingredients): Job {
  const { id, values, variables, build } = ingredients;
  const program = nodeProgram(venue, facts, ingredients);
  const environment = { ...variables, ...build };
  return { id, values, program, environment, hash: hashOf({ program, environment }) };
}

function checkVariables({ environments }: Venue, { id, parts }: NodeFacts, file: string): void {
  const named = parts.flatMap(({ variables = {} }) => Object.keys(variables));
  const known = environments.flatMap(({ credentials }) => credentials.map(({ env_var: name }) => name));
  const unknown = named.find((name) => !known.includes(name));
  if (unknown) throw new Error(`${file}: ${id} names the variable ${unknown}, which venues.json doesn't`);
}
