import { join } from 'node:path';
import { documentedVersion } from '../../config/versions';
import { findPython } from '../lib/platform-python';
import { pythonEnvironment, pythonProbes } from '../lib/python-environment';

/** Minor versions of Python 3, the preferred first: what Debian 12 and 13 bring, then what is left. */
const preferred = [11, 13, 12];

/**
 * The minor versions of Python 3 in a range, the preferred first.
 *
 * @param range - such as '3.12–3.14', as `config/versions.ts` has it
 * @throws Error for anything else
 */
export function minorsOf(range: string): readonly number[] {
  const [, first, last] = /^3\.(\d+)–3\.(\d+)$/.exec(range) ?? [];
  if (first === undefined || last === undefined) {
    throw new Error(`config/versions.ts: '${range}' is no range of Pythons such as '3.12–3.14'.`);
  }
  const all = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return [
    ...preferred.filter((minor) => all.includes(minor)),
    ...all.filter((minor) => !preferred.includes(minor)),
  ];
}

/** Which packages a page runs on: the plain package, or with what the adapters' extras bring. */
export type PackageSet = 'plain' | 'venues';

/**
 * The packages that a page runs on. Venue pages build nodes of adapters that need an extra; all other pages run
 * without, as some show what happens when an extra is missing.
 *
 * @param page - such as `integrations/dydx`
 */
export const packageSetOf = (page: string): PackageSet =>
  page.startsWith('integrations/') ? 'venues' : 'plain';

/**
 * A Python with the package that a version's examples run on, and with what runs notebooks.
 *
 * @param root - the project's folder
 * @param version - such as `latest`
 * @param set - `venues` adds the adapters' extras
 * @returns path of the environment's Python
 * @throws Error that says which Python is needed, or the installer's own words
 */
export function examplesPython(root: string, version: string, set: PackageSet = 'plain'): string {
  const { runsOn, python: range } = documentedVersion(version);
  const purpose = `to run the examples of ${version} on ${runsOn}`;
  const python = findPython(pythonProbes, minorsOf(range), purpose);
  const lists = set === 'venues' ? [version, `${version}-venues`, 'notebooks'] : [version, 'notebooks'];
  const requirements = lists.map((name) => join(root, `platform/examples/requirements-${name}.txt`));
  return pythonEnvironment(python, requirements, join(root, '.cache'));
}
