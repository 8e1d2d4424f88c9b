import { resolve } from 'node:path';

/** An absolute path from one that was typed where npm was called: npm runs its commands in the project's folder. */
export function fromCallersFolder(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}
