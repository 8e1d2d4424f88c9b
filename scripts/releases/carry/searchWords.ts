import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultVersion, developedVersion } from '../../../config/site';
import { searchWordsFolder } from '../../../plugins/local-search/node/searchWords';
import { ReadSite } from '../../../plugins/page-checks/node/site';
import { type Carried, editedFolder, nothing } from './carried';

/**
 * The phrases by which readers ask for sections, as they are when latest is cut from nightly: those for sections that
 * only the old release had go.
 *
 * What neither version's text shows stays, as a component may make its heading: a build names it when nothing does.
 *
 * @throws Error with file and line for a page that can't be read
 */
export function searchWordsAfterCut(siteDir: string): Carried {
  if (!existsSync(join(siteDir, searchWordsFolder))) return nothing;
  const [isOld, isYoung] = [places(siteDir, defaultVersion), places(siteDir, developedVersion)];
  const gone: string[] = [];
  const trees = editedFolder<readonly string[]>(siteDir, searchWordsFolder, (words, file) => {
    const page = pathOf(file.slice(searchWordsFolder.length + 1, -'.json'.length));
    const isLost = (anchor: string) => !isYoung(page, anchor) && isOld(page, anchor);
    const lost = new Set(Object.keys(words).filter(isLost));
    gone.push(...[...lost].map((anchor) => `${file}: '${anchor}'`));
    return Object.fromEntries(Object.entries(words).filter(([anchor]) => !lost.has(anchor)));
  });
  return { trees, gone };
}

/** Path of a page below its version, as its address has it. */
const pathOf = (page: string) => page.replace(/(?:^|\/)index$/, '');

/** Whether a version has a section; '' is a page's introduction. Read when first asked: it takes a while. */
function places(siteDir: string, version: string): (page: string, anchor: string) => boolean {
  let site: ReadSite | undefined;
  return (path, anchor) => {
    site ??= new ReadSite(siteDir, [version]);
    const page = site.pages.find((one) => pathOf(one.page) === path);
    return page !== undefined && (anchor === '' || site.anchorsOf(page).has(anchor));
  };
}
