import { existsSync, readdirSync } from 'node:fs';

/**
 * The files of a folder and of all folders in it.
 *
 * @param folder - absolute path
 * @param ending - of the wanted files' names, such as `.json`
 * @returns paths below the folder with `/`, in alphabetical order; none where there is no such folder
 */
export function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending))
    .sort();
}
