import { join } from 'node:path';
import { filesBelow } from '../../facts/filesBelow';
import { readJson } from '../../facts/readChecked';

/**
 * What people wrote on sections, a file a page: anchor → what is said; '' is a page's introduction.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param folder - of the files, below it
 * @param isSaid - whether a value has the wanted shape
 * @param shape - in words, for the error
 * @returns by place: `concepts/orders#stops`; a page's introduction has its path alone
 * @throws Error that names the file and the place, on any other shape
 */
export function readByPlace<Said>(
  siteDir: string,
  folder: string,
  isSaid: (value: unknown) => value is Said,
  shape: string,
): Map<string, Said> {
  const places = new Map<string, Said>();
  for (const name of filesBelow(join(siteDir, folder), '.json')) {
    const file = `${folder}/${name}`;
    const page = name.replace(/\.json$/, '').replace(/(?:^|\/)index$/, '');
    for (const [anchor, said] of Object.entries(readJson(siteDir, file) as Record<string, unknown>)) {
      if (!isSaid(said)) throw new Error(`${file}: '${anchor}' must be ${shape}.`);
      places.set(anchor === '' ? page : `${page}#${anchor}`, said);
    }
  }
  return places;
}
