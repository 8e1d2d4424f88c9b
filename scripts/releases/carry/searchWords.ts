import { defaultVersion, developedVersion } from '../../../config/site';
import { questionsFolder, type SectionQuestions } from '../../../plugins/local-search/node/questions';
import { searchWordsFolder } from '../../../plugins/local-search/node/searchWords';
import type { ReadPage } from '../../../plugins/page-checks/node/page';
import { ReadSite } from '../../../plugins/page-checks/node/site';
import { type Carried, editedFolder, hasAll, nothing } from './carried';

/**
 * The phrases by which readers ask for sections, and the questions that sections answer, as they are when latest is cut
 * from nightly: those for sections and sentences that only the old release had go.
 *
 * What neither version's text shows stays, as a component may make it: a build names it when nothing does.
 *
 * @throws Error with file and line for a page that can't be read
 */
export function searchWordsAfterCut(siteDir: string): Carried {
  if (!hasAll(siteDir, searchWordsFolder) && !hasAll(siteDir, questionsFolder)) return nothing;
  const [old, young] = [versionText(siteDir, defaultVersion), versionText(siteDir, developedVersion)];
  const gone: string[] = [];
  const isLost = (page: string, anchor: string) => !young.has(page, anchor) && old.has(page, anchor);
  const withoutLost = <Said>(said: Readonly<Record<string, Said>>, folder: string, file: string) =>
    Object.entries(said).filter(([anchor]) => {
      const lost = isLost(pageIn(folder, file), anchor);
      if (lost) gone.push(`${file}: '${anchor}'`);
      return !lost;
    });
  const words = editedFolder<readonly string[]>(siteDir, searchWordsFolder, (said, file) =>
    Object.fromEntries(withoutLost(said, searchWordsFolder, file)),
  );
  const questions = editedFolder<SectionQuestions>(siteDir, questionsFolder, (said, file) => {
    const page = pageIn(questionsFolder, file);
    const sections = withoutLost(said, questionsFolder, file).map(([anchor, asked]) => {
      const kept = Object.entries(asked).filter(([question, answer]) => {
        const lost = old.says(page, answer) && !young.says(page, answer);
        if (lost) gone.push(`${file}: '${anchor}': ${question}`);
        return !lost;
      });
      return [anchor, Object.fromEntries(kept)] as const;
    });
    return Object.fromEntries(sections.filter(([, asked]) => Object.keys(asked).length > 0));
  });
  return { trees: new Map([...words, ...questions]), gone };
}

/** The page that a file is about: its path below its version, as its address has it. */
const pageIn = (folder: string, file: string) => pathOf(file.slice(folder.length + 1, -'.json'.length));

const pathOf = (page: string) => page.replace(/(?:^|\/)index$/, '');

/** What a version's pages have, read when first asked: it takes a while. */
function versionText(siteDir: string, version: string) {
  let site: ReadSite | undefined;
  const pageAt = (path: string): ReadPage | undefined => {
    site ??= new ReadSite(siteDir, [version]);
    return site.pages.find(({ page }) => pathOf(page) === path);
  };
  return {
    /** Whether it has a section; '' is a page's introduction. */
    has(path: string, anchor: string): boolean {
      const page = pageAt(path);
      return page !== undefined && (anchor === '' || (site?.anchorsOf(page).has(anchor) ?? false));
    },
    says: (path: string, words: string) => plain(pageAt(path)?.text ?? '').includes(plain(words)),
  };
}

/** Without what Markdown marks words with: links' addresses, code, emphasis, cells. */
const plain = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[[\]`*_|·\\]/g, ' ')
    .replaceAll(/\s+/g, ' ');
