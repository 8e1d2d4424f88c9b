import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hosting } from '../../config/hosting';
import { fileHeaders } from '../../plugins/hosting/fileRules';
import { allHeaders, readPolicy } from '../../plugins/hosting/hosts/artefacts';
import type { Expectation } from './expectations';
import { type Reply, send, type Sent } from './send';

/** The site that is served. */
export const build = 'build';

/** A file of it. */
export const fileOfBuild = (file: string): Buffer => readFileSync(join(build, file));

/** What is wrong with answers, one line each. Playwright's own expectations would take minutes for all of them. */
export type Problems = string[];

/**
 * Sends requests to one host, and notes where an answer isn't what every answer has to be: with all headers, and
 * leading nowhere but into the site.
 *
 * @param port - the host's
 * @param problems - where to note it
 */
export function asker(port: number, problems: Problems) {
  const wanted = Object.entries(allHeaders(hosting, readPolicy(build)));
  return async (target: string, sent?: Sent): Promise<Reply> => {
    const reply = await send(port, target, sent);
    for (const [name, value] of wanted)
      differ(problems, target, name, reply.headers[name.toLowerCase()], value);
    const { location } = reply.headers;
    if (location !== undefined && !location.startsWith('/docs/'))
      problems.push(`${target} leads to ${location}`);
    if (reply.headers['set-cookie']) problems.push(`${target} sets a cookie`);
    return reply;
  };
}

/** Asks for what an expectation names and notes how the answer differs from it. */
export async function hold(port: number, expected: Expectation, problems: Problems): Promise<void> {
  const { target, status, file, location } = expected;
  const reply = await asker(port, problems)(target);
  if (![status].flat().includes(reply.status))
    problems.push(`${target}: ${reply.status}, not ${String(status)}`);
  differ(problems, target, 'Location', reply.headers.location, location);
  if (file !== undefined) holdFile(target, reply, file, problems);
}

/** Notes how an answer differs from a file of the build. */
export function holdFile(target: string, reply: Reply, file: string, problems: Problems): void {
  if (!reply.body.equals(fileOfBuild(file))) problems.push(`${target}: the body is not that of ${file}`);
  for (const [name, value] of Object.entries(fileHeaders(file, hosting))) {
    differ(problems, target, name, reply.headers[name.toLowerCase()], value);
  }
}

/** Notes a header that isn't what it should be. */
export function differ(
  problems: Problems,
  target: string,
  name: string,
  value: string | string[] | undefined,
  wanted: string | undefined,
): void {
  if (value === wanted) return;
  problems.push(`${target}: ${name} is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`);
}

/** Works through items, a few at a time: the machine has two cores. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items].reverse();
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
