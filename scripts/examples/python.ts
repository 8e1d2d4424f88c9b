import { join } from 'node:path';
import { documentedVersions } from '../../config/versions';
import { findPython } from '../lib/platform-python';
import { pythonEnvironment, pythonProbes } from '../lib/python-environment';

/** Minor versions of Python 3 on which a version's package installs, the preferred first. */
const minors: Readonly<Record<string, readonly number[]>> = {
  latest: [11, 13, 12],
  nightly: [13, 12, 14],
};

/**
 * A Python with the package that a version's examples run on, and with what runs notebooks.
 *
 * @param root - the project's folder
 * @param version - such as `latest`
 * @returns path of the environment's Python
 * @throws Error that says which Python is needed, or the installer's own words
 */
export function examplesPython(root: string, version: string): string {
  const documented = documentedVersions.find(({ name }) => name === version);
  if (!documented) throw new Error(`There is no version '${version}'.`);
  const purpose = `to run the examples of ${version} on ${documented.runsOn}`;
  const python = findPython(pythonProbes, minors[version] ?? [], purpose);
  const requirements = [version, 'notebooks'].map((name) =>
    join(root, `platform/examples/requirements-${name}.txt`),
  );
  return pythonEnvironment(python, requirements, join(root, '.cache'));
}
