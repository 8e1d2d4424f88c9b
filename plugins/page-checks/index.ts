import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pagesFolder, versionNames } from '../../config/versions';
import { watchAnew } from '../watchAnew';
import { MistakesError, told, type Mistake } from './node/mistake';
import { sidebarFile } from './node/readSidebars';
import { siteCheck } from './node/siteCheck';

/**
 * Tells what is wrong with the pages, in a line each: `npm start` prints it, now and whenever a page or a sidebar
 * changes, and a build stops. It happens here and in no later step, since Docusaurus loads content only when all
 * plugins are there; its own words for most of these mistakes come with a stack and name a generated copy.
 *
 * @throws MistakesError in a build
 */
export default async function pageChecksPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  const check = siteCheck(siteDir, versionNames);
  const starting = process.env.NODE_ENV === 'development';
  const mistakes = await check();
  if (starting) tell(mistakes, []);
  else refuse(mistakes);
  return {
    name: 'page-checks',
    loadContent() {
      if (starting) watchPages(siteDir, check, mistakes);
      return Promise.resolve();
    },
  };
}

function watchPages(
  siteDir: string,
  check: () => Promise<readonly Mistake[]>,
  first: readonly Mistake[],
): void {
  let before = first;
  const paths = versionNames.flatMap((version) => [pagesFolder(version), sidebarFile(version)]);
  watchAnew(
    'page-checks',
    paths.map((path) => join(siteDir, path)),
    () => {
      void check().then((mistakes) => {
        tell(mistakes, before);
        before = mistakes;
      });
    },
  );
}

/** Prints what is new, and says when nothing is left. */
function tell(mistakes: readonly Mistake[], before: readonly Mistake[]): void {
  const known = new Set(before.map(told));
  for (const line of mistakes.map(told)) if (!known.has(line)) console.error(line);
  if (before.length > 0 && mistakes.length === 0) console.log('The pages have no mistakes any more.');
}

function refuse(mistakes: readonly Mistake[]): void {
  for (const mistake of mistakes) if (mistake.warns) console.warn(`[WARNING] ${told(mistake)}`);
  const grave = mistakes.filter(({ warns }) => !warns);
  if (grave.length > 0) throw new MistakesError(grave);
}
