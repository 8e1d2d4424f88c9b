import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Absolute path of a program of the search path; undefined when it isn't there. */
export function which(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
