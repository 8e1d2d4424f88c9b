import type { Paragraph, RootContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse } from '../../plugins/pages/markdown';
import { pagesOf } from '../../plugins/pages/pageFiles';

/** A sentence of a page that says something of the platform. */
export interface Statement {
  /** Path below the site's folder, where the page is edited. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Shorter ones are labels and lead-ins. */
const fewestWords = 6;

/**
 * The statements of a version's pages: sentences of paragraphs and lists, and rows of tables.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @param folders - of the pages, such as `concepts`
 * @returns in the pages' order
 */
export function statementsOf(siteDir: string, version: string, folders: readonly string[]): Statement[] {
  return pagesOf(siteDir, version)
    .filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .flatMap(({ file, source }) => sentencesIn(source, file));
}

/** The statements of one page's text. */
export function sentencesIn(source: string, file: string): Statement[] {
  const found: Statement[] = [];
  visit(parse(source, file), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableRow') return;
    const line = node.position?.start.line ?? 1;
    for (const text of textsOf(node)) {
      if (text.split(' ').length >= fewestWords && !isLeadOrQuestion(text)) found.push({ file, line, text });
    }
  });
  return found;
}

function textsOf(node: Paragraph | TableRow): string[] {
  if (node.type === 'tableRow') return [node.children.map(plain).join(' | ')];
  return plain(node).split(/(?<=[.!?])\s+(?=[A-Z`"'(])/);
}

/** Text on one line, without the marks of proved sentences. */
function plain(node: RootContent): string {
  const copy = structuredClone(node);
  visit(copy, 'textDirective', (mark) => {
    mark.children = [];
  });
  return toString(copy).replaceAll(/\s+/g, ' ').trim();
}

const isLeadOrQuestion = (text: string): boolean => /[:?]$/.test(text);
