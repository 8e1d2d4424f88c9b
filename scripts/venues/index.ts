// `npm run venues`: builds the node of each program that a venue's reader can copy, on the package of each version, and
// keeps how it ended in facts/<version>/node-runs.json. `-- --venue BINANCE` builds those of one venue, `-- --version
// latest` those of one version, `-- --changed` those without a good run; `-- --check` keeps nothing, and fails where a program differs from the one that ran.
// `-- --print BINANCE/live/SPOT/LIVE` runs nothing and prints a program.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DocumentedVersion, documentedVersions } from '../../config/versions';
import { isProved, nodeProblems } from '../../plugins/venues/node/nodes/check';
import { readJobs } from '../../plugins/venues/node/nodes/jobs';
import { readNodeRuns } from '../../plugins/venues/node/nodes/runs';
import { examplesPython } from '../examples/python';
import { runMain } from '../lib/run-main';
import { buildNodes } from './buildNodes';
import { mergedRuns, writeNodeRuns } from './keep';

const root = join(import.meta.dirname, '../..');
const today = new Date().toISOString().slice(0, 10);

const { values: options } = parseArgs({
  options: {
    changed: { type: 'boolean' },
    check: { type: 'boolean' },
    print: { type: 'string' },
    venue: { type: 'string' },
    version: { type: 'string' },
  },
});

async function main(): Promise<boolean> {
  const versions = documentedVersions.filter(({ name }) => (options.version ?? name) === name);
  if (versions.length === 0) throw new Error(`There is no version '${options.version ?? ''}'.`);
  let passed = 0;
  let failed = 0;
  for (const version of versions) {
    const { built, problems } = await buildAll(version);
    passed += built;
    failed += problems.length;
    for (const problem of problems) console.error(problem);
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Builds a version's nodes. */
async function buildAll({
  name: version,
  runsOn,
}: DocumentedVersion): Promise<{ built: number; problems: string[] }> {
  const venues = readJobs(root, version);
  const asked = venues.filter(({ facts }) => (options.venue ?? facts.id) === facts.id);
  if (asked.length === 0) throw new Error(`There is no venue '${options.venue ?? ''}'.`);
  const kept = readNodeRuns(root, version);
  const jobs = asked
    .flatMap((venue) => venue.jobs)
    .filter((job) => !options.changed || !isProved(job, kept, runsOn));
  const failures = await buildNodes(examplesPython(root, version, 'venues'), jobs);
  const problems = [...failures].map(
    ([id, what]) => `${version}: the node ${id} can't be built on ${runsOn}: ${what}`,
  );
  console.log(`${version}: ${jobs.length - problems.length} of ${jobs.length} nodes were built on ${runsOn}`);
  if (options.check) {
    problems.push(...nodeProblems(version, asked, kept, runsOn));
  } else {
    const ids = new Set(venues.flatMap((venue) => venue.jobs.map(({ id }) => id)));
    writeNodeRuns(root, version, mergedRuns(kept, runsOn, jobs, failures, today, ids));
  }
  return { built: jobs.length - failures.size, problems };
}

function printed(id: string): string {
  const all = versionsJobs();
  const found = all.find((job) => job.id === id);
  if (!found) throw new Error(`There is no variant '${id}', but\n${all.map((job) => job.id).join('\n')}`);
  return found.program.text;
}

function versionsJobs() {
  return readJobs(root, options.version ?? 'latest').flatMap(({ jobs }) => jobs);
}

const { print } = options;
await runMain(print === undefined ? main : () => console.log(printed(print)));
