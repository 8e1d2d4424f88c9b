import type { Job, VenueJobs } from './jobs';
import { type NodeRuns, nodeRunsFile } from './runs';

/**
 * Which programs aren't proved by the kept runs.
 *
 * @param version - such as `latest`
 * @param venues - the venues whose programs are looked at
 * @param kept - the version's runs
 * @param runsOn - the released package that they must have run on
 * @returns a line each, with the file and what mends it: a program that never ran, changed since, or whose build
 *   failed; a run of a variant that is no more
 */
export function nodeProblems(
  version: string,
  venues: readonly VenueJobs[],
  kept: NodeRuns | undefined,
  runsOn: string,
): readonly string[] {
  const file = nodeRunsFile(version);
  const jobs = venues.flatMap(({ jobs: own }) => own);
  const runs = kept?.version === runsOn ? kept.runs : {};
  const ids = new Set(jobs.map(({ id }) => id));
  const idle = Object.keys(runs).filter(
    (id) => !ids.has(id) && venues.some(({ facts }) => id.startsWith(`${facts.id}/`)),
  );
  return [
    ...jobs.flatMap((job) => problemOf(job, runs) ?? []).map((problem) => `${file}: ${problem}`),
    ...idle.map((id) => `${file}: there is no variant ${id} any more: npm run venues`),
  ];
}

/** Whether a program was built into a node, as it is now, on the package that it must run on. */
export function isProved(job: Job, kept: NodeRuns | undefined, runsOn: string): boolean {
  return kept?.version === runsOn && problemOf(job, kept.runs) === undefined;
}

function problemOf({ id, hash }: Job, runs: NodeRuns['runs']): string | undefined {
  const run = runs[id];
  const again = 'npm run venues -- --changed';
  if (!run) return `the node ${id} was never built: ${again}`;
  if (run.hash !== hash) return `the program of ${id} changed since its node was built: ${again}`;
  return run.error === undefined ? undefined : `the node ${id} can't be built: ${run.error}`;
}
