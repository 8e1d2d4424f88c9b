import type { NodeVariant, VenueNodes } from '../../shared/nodes';
import { readJobs, type VenueJobs } from './jobs';
import { modeChoice } from './modes';
import { type NodeRuns, readNodeRuns } from './runs';

/**
 * The programs of live nodes that a version's readers can copy.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @returns one entry a venue, in the order of `venues.json`; a variant says where it was built into a node only if
 *   this very program was
 * @throws Error that names the file when the facts are malformed
 */
export function nodePrograms(siteDir: string, version: string): readonly VenueNodes[] {
  const kept = readNodeRuns(siteDir, version);
  return readJobs(siteDir, version).map((venue) => venueNodes(venue, kept));
}

function venueNodes({ facts, jobs }: VenueJobs, kept: NodeRuns | undefined): VenueNodes {
  const { id, choices, excluded, hints } = facts;
  const variants = jobs.map((job): NodeVariant => {
    const run = kept?.runs[job.id];
    const proved = kept && run?.hash === job.hash && run.error === undefined;
    return {
      id: job.id,
      values: job.values,
      program: job.program.text,
      ...(proved ? { ran: { on: kept.version, date: run.date } } : {}),
    };
  });
  return {
    venue: id,
    choices: variants.length > 0 ? [modeChoice, ...choices] : [],
    variants,
    excluded,
    hints,
  };
}
