import type { Root } from 'mdast';
import { parse, stringify } from '../../pages/markdown';
import { failIn, type Fail } from '../../pages/pageError';
import type { Page, Site } from '../../pages/site';
import { addHeader } from './transforms/header';
import { addReference } from './transforms/reference';
import { examplesWithOutput } from './transforms/examples';
import { expandComponents } from './transforms/components';
import { chartsToTables } from './transforms/charts';
import { calloutsToQuotes } from './transforms/callouts';
import { dropClaims } from './transforms/claims';
import { factsOfDirectives } from './transforms/directives';
import { dropComments } from './transforms/comments';
import { dropFrontMatter, dropModuleCode } from './transforms/invisible';
import { dropHeadingIds } from './transforms/headingIds';
import { fullImages } from './transforms/images';
import { fullLinks } from './transforms/links';
import { inlineReferences } from './transforms/references';
import { plainFences } from './transforms/fences';
import { programLine } from './transforms/program';
import { refuseExpressions } from './transforms/expressions';

/** What a step may know beside the tree. */
export interface Context {
  readonly page: Page;
  readonly site: Site;
  readonly fail: Fail;
  /** Where a link to a page leads. */
  readonly addressOf: (page: Page) => string;
}

/** A step of the recipe; it changes the tree. */
export type Transform = (tree: Root, context: Context) => void;

/** In what the outcomes of {@link convertTree} differ. */
export interface Conversion {
  /** What is done with the page's examples, while the tree is still as it was written. */
  readonly examples: readonly Transform[];
  /** Where a link to a page leads. */
  readonly addressOf: (page: Page) => string;
}

/** Web address of a page's Markdown copy. */
export const copyAddress = ({ address }: Page): string => `${address}.md`;

const copy: Conversion = {
  examples: [programLine, examplesWithOutput],
  addressOf: copyAddress,
};

const recipe = ({ examples }: Conversion): readonly Transform[] => [
  dropFrontMatter,
  dropModuleCode,
  dropComments,
  dropClaims,
  refuseExpressions,
  ...examples,
  expandComponents,
  addReference,
  chartsToTables,
  factsOfDirectives,
  calloutsToQuotes,
  plainFences,
  dropHeadingIds,
  inlineReferences,
  fullLinks,
  fullImages,
  addHeader,
];

/** A page's tree, as it was written. @throws PageError on a syntax error in an MDX page */
export function readTree({ source, file }: Page): Root {
  return parse(source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'), file);
}

/**
 * Changes a page's tree into plain Markdown, which shows what the page shows wherever it is read.
 *
 * @throws PageError on what has no Markdown form
 */
export function convertTree(tree: Root, page: Page, site: Site, conversion: Conversion): void {
  const { addressOf } = conversion;
  const context = { page, site, fail: failIn(page.file), addressOf };
  for (const transform of recipe(conversion)) transform(tree, context);
}

/**
 * The Markdown copy of a page.
 *
 * @throws PageError on what has no Markdown form
 */
export function convertPage(page: Page, site: Site): string {
  const tree = readTree(page);
  convertTree(tree, page, site, copy);
  return stringify(tree);
}
