import { join } from 'node:path';
import { installPackages } from './machine';
import { findPython } from './platform-python';
import { pythonEnvironment, pythonProbes } from './python-environment';

const versions = [13, 12, 14, 11];

/**
 * A Python with what `platform/` needs to read the platform's source and to run its own tests. On a bare Debian, where this runs as
 * root, Python is installed first.
 *
 * @param root - the project's folder
 * @returns path of the environment's Python
 * @throws Error that says which Python is needed, or the installer's own words
 */
export function platformEnvironment(root: string): string {
  const make = () => {
    const python = findPython(pythonProbes, versions, 'for what stands in platform/');
    const requirements = ['extract/requirements.txt', 'examples/requirements-notebooks.txt'];
    return pythonEnvironment(
      python,
      requirements.map((file) => join(root, 'platform', file)),
      join(root, '.cache'),
    );
  };
  try {
    return make();
  } catch (error) {
    if (installPackages('python3', 'python3-venv')) throw error;
    return make();
  }
}
