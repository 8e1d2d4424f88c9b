import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '../../plugins/venues/node/nodes/jobs';
import { inTurn } from '../examples/inTurn';
import { plain } from '../examples/plain';
import { runPython } from '../examples/runPython';
import { inNewFolder } from '../lib/new-folder';

const runner = join(import.meta.dirname, '../../platform/venues/build_node.py');
const lanes = 2;

/** Milliseconds. One takes two seconds on an idle machine; Interactive Brokers' client waits fifteen for its gateway. */
const timeLimit = 120_000;

/**
 * Builds the nodes of programs, each in a process and an empty folder of its own, without a network
 * (platform/venues/build_node.py).
 *
 * @param python - what runs them, with a version's package
 * @param jobs - the programs
 * @returns what went wrong, in a line, by the variant's id; those whose nodes were built have none
 * @throws Error when Python can't be started
 */
export async function buildNodes(python: string, jobs: readonly Job[]): Promise<ReadonlyMap<string, string>> {
  const failures = await inTurn(jobs, lanes, (job) => failureOf(python, job));
  return new Map(jobs.flatMap(({ id }, at) => (failures[at] === undefined ? [] : [[id, failures[at]]])));
}

function failureOf(python: string, { program, environment }: Job): Promise<string | undefined> {
  return inNewFolder(async (home) => {
    const folder = join(home, 'empty');
    mkdirSync(folder);
    const file = join(home, 'program.py');
    const job = join(home, 'job.json');
    writeFileSync(file, program.text);
    writeFileSync(job, JSON.stringify({ program: file, environment, clients: program.clients }));
    const { end, printed } = await runPython(python, [runner, job], folder, timeLimit);
    return end === undefined ? undefined : (told(printed) ?? end);
  });
}

/** What the runner says went wrong; a process that died says nothing. */
function told(output: string): string | undefined {
  return /^FAILURE (.+)$/m.exec(plain(output))?.[1];
}
