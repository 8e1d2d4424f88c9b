import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '../../plugins/venues/node/nodes/jobs';
import { type NodeRun, type NodeRuns, nodeRunsFile } from '../../plugins/venues/node/nodes/runs';

/**
 * Puts new runs among the kept ones. One that ended as before, of the same program on the same package, keeps its day: a
 * new one would only make noise.
 *
 * @param kept - the runs so far
 * @param version - the package that the new ones ran on
 * @param jobs - those that ran now
 * @param failures - what went wrong, by the variant's id
 * @param date - today, as 2026-11-22
 * @param ids - all variants that there are: runs of others go
 */
export function mergedRuns(
  kept: NodeRuns | undefined,
  version: string,
  jobs: readonly Pick<Job, 'id' | 'hash'>[],
  failures: ReadonlyMap<string, string>,
  date: string,
  ids: ReadonlySet<string>,
): NodeRuns {
  const before = kept?.version === version ? kept.runs : {};
  const runs = new Map<string, NodeRun>(Object.entries(before).filter(([id]) => ids.has(id)));
  for (const { id, hash } of jobs) {
    const old = before[id];
    const error = failures.get(id);
    const isAsBefore = old?.hash === hash && old.error === error;
    runs.set(id, isAsBefore ? old : { hash, date, ...(error === undefined ? {} : { error }) });
  }
  const sorted = [...runs].sort(([one], [other]) => (one < other ? -1 : 1));
  return { version, runs: Object.fromEntries(sorted) };
}

/** Writes a version's runs. */
export function writeNodeRuns(root: string, version: string, runs: NodeRuns): void {
  writeFileSync(join(root, nodeRunsFile(version)), `${JSON.stringify(runs, null, 2)}\n`);
}
