import type { Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse } from '../../pages/markdown';
import { pagesOf } from '../../pages/pageFiles';

/** The name of the directive that says which claim proves the sentence before it: `:proved[orders/gtd]`. */
export const directiveName = 'proved';

/** A claim named by a page. */
export interface Mention {
  /** Name of the claim, see `Claim.name`. */
  readonly claim: string;
  /** Version of the page. */
  readonly version: string;
  /** Path below the site's folder, where the page is edited. */
  readonly file: string;
  readonly line: number;
}

/** The name that a directive holds. */
export const claimNamed = (node: TextDirective): string => toString(node).trim();

/** The marks of a page's tree. */
function marksIn(root: Root): readonly TextDirective[] {
  const marks: TextDirective[] = [];
  visit(root, 'textDirective', (node: TextDirective) => {
    if (node.name === directiveName) marks.push(node);
  });
  return marks;
}

/**
 * Reads which claims a version's pages name.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @returns the mentions in the pages' order; a claim may be named more than once
 */
export function mentionsOf(siteDir: string, version: string): readonly Mention[] {
  return pagesOf(siteDir, version).flatMap(({ file, source }) => {
    if (!source.includes(`:${directiveName}`)) return [];
    return marksIn(parse(source, file)).map((node) => ({
      claim: claimNamed(node),
      version,
      file,
      line: node.position?.start.line ?? 1,
    }));
  });
}
