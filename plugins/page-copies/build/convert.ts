import type { Root } from 'mdast';
import { parse, stringify } from './markdown';
import { failIn, type Fail } from './pageError';
import type { Page, Site } from './site';
import { addHeader } from './transforms/header';
import { addReference } from './transforms/reference';
import { examplesWithOutput } from './transforms/examples';
import { expandComponents } from './transforms/components';
import { chartsToTables } from './transforms/charts';
import { calloutsToQuotes } from './transforms/callouts';
import { dropClaims } from './transforms/claims';
import { dropComments } from './transforms/comments';
import { dropFrontMatter, dropModuleCode } from './transforms/invisible';
import { dropHeadingIds } from './transforms/headingIds';
import { fullImages } from './transforms/images';
import { fullLinks } from './transforms/links';
import { inlineReferences } from './transforms/references';
import { plainFences } from './transforms/fences';
import { refuseExpressions } from './transforms/expressions';

/** What a step may know beside the tree. */
export interface Context {
  readonly page: Page;
  readonly site: Site;
  readonly fail: Fail;
}

/** A step of the recipe; it changes the tree. */
export type Transform = (tree: Root, context: Context) => void;

const recipe: readonly Transform[] = [
  dropFrontMatter,
  dropModuleCode,
  dropComments,
  dropClaims,
  refuseExpressions,
  examplesWithOutput,
  expandComponents,
  addReference,
  chartsToTables,
  calloutsToQuotes,
  plainFences,
  dropHeadingIds,
  inlineReferences,
  fullLinks,
  fullImages,
  addHeader,
];

/**
 * The Markdown copy of a page.
 *
 * @param source - the text of the page's file
 * @throws PageError on what has no Markdown form
 */
export function convertPage(source: string, page: Page, site: Site): string {
  const tree = parse(source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'), page.writtenIn);
  const context = { page, site, fail: failIn(page.writtenIn) };
  for (const transform of recipe) transform(tree, context);
  return stringify(tree);
}
