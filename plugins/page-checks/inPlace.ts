import type { MarkdownConfig, ParseFrontMatter } from '@docusaurus/types';
import { marker, pageOfFile } from '../reference/node/pagePath';
import { pagePlace } from '../pages/pagePlace';
import { textMistakes } from './node/check';
import { readFrontMatter } from '../pages/frontMatter';
import { refused } from './node/frontMatter';
import { told, type Mistake } from './node/mistake';
import { readPage } from './node/page';

type DefaultParseFrontMatter = Parameters<ParseFrontMatter>[0]['defaultParseFrontMatter'];

const block = /^---\n[\s\S]*?\n---(?:\n|$)/;

/**
 * How Docusaurus reads pages with mistakes, over which it would stop with a stack: it gets a page that says what is to
 * be mended. A build never comes here with one, since the plugin stops it before.
 *
 * @param parse - reads the front matter
 */
export function shownInPlace(
  siteDir: string,
  parse: ParseFrontMatter,
): Required<Pick<MarkdownConfig, 'parseFrontMatter' | 'preprocessor'>> {
  return {
    parseFrontMatter: (given) => parse({ ...given, defaultParseFrontMatter: acceptable(siteDir, given) }),
    preprocessor: ({ filePath, fileContent }) => {
      const mistakes = mistakesIn(siteDir, filePath, fileContent);
      return mistakes.length > 0 ? pageOf(mistakes, filePath, fileContent) : fileContent;
    },
  };
}

/** Takes out of the front matter what Docusaurus would stop at, and what is said of a text that isn't shown. */
function acceptable(
  siteDir: string,
  { defaultParseFrontMatter }: Parameters<ParseFrontMatter>[0],
): DefaultParseFrontMatter {
  return async (given) => {
    const { filePath, fileContent } = given;
    if (!pagePlace(filePath)) return defaultParseFrontMatter(given);
    const { values, unreadable } = readFrontMatter(fileContent);
    const content = fileContent.replace(block, '');
    if (unreadable) return { frontMatter: {}, content };
    const lost = new Set(refused(values).map(({ key }) => key));
    if (mistakesIn(siteDir, filePath, fileContent).length > 0) lost.add('symbols').add('foreign');
    const frontMatter = Object.fromEntries(Object.entries(values).filter(([key]) => !lost.has(key)));
    return { frontMatter, content: content.trim() };
  };
}

function mistakesIn(siteDir: string, filePath: string, text: string): readonly Mistake[] {
  const place = pagePlace(filePath);
  if (!place) return [];
  const { version, page, writtenIn } = place;
  return textMistakes(readPage({ version, page, file: writtenIn }, text), siteDir);
}

function pageOf(mistakes: readonly Mistake[], filePath: string, text: string): string {
  // The fence is longer than any that a message may quote.
  const said = `\`\`\`\`\`\`text\n${mistakes.map(told).join('\n')}\n\`\`\`\`\`\``;
  return `${block.exec(text)?.[0] ?? ''}
:::trap[This page is shown again when these are mended]

${said}

:::
${pageOfFile(filePath) ? `\n::${marker}\n` : ''}`;
}
