import { symbolsOf } from '../../reference/node/facts/symbolTable';
import { pageSettings } from '../../reference/node/names/pageSettings';
import { pageSymbols, type PageSettings } from '../../reference/node/names/pageSymbols';
import { codeParts } from '../../reference/node/names/source';
import { reasonOf } from '../../reasonOf';
import type { Mistake } from './mistake';
import { mistakeAt, type PageCheck } from './page';

/** Inline code that looks like the platform's symbols and names none of this version, and what the front matter says of it. */
export const symbolMistakes: PageCheck = (page, siteDir) => {
  const { values, lineOf } = page.frontMatter;
  const inFrontMatter = (what: string): Mistake => ({
    file: page.file,
    line: lineOf(/^front matter (\w+)/.exec(what)?.[1] ?? ''),
    what,
  });
  let settings: PageSettings;
  try {
    settings = pageSettings(values, page.page);
  } catch (error) {
    return [inFrontMatter(reasonOf(error))];
  }
  const { found, mistakes } = pageSymbols(symbolsOf(siteDir, page.version), codeParts(page.root), settings);
  return [
    ...mistakes.map(inFrontMatter),
    ...found.flatMap(({ node, finding }) =>
      finding.kind === 'error'
        ? [
            mistakeAt(
              page,
              node,
              `${finding.message}; a name that isn't the platform's belongs into the page's front matter (foreign: [Name]) or config/foreign-names.ts`,
            ),
          ]
        : [],
    ),
  ];
};
