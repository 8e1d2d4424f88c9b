import { parse } from '../../pages/markdown';
import { pagesOf } from '../../pages/pageFiles';
import { blocksIn } from '../../pages/blocks';
import { chartFiles } from './chartFiles';
import { mayHoldPython, programsOf, type PageExamples } from './programs';

/** A page that holds Python blocks. */
export interface ExamplePage extends PageExamples {
  readonly version: string;
  /** Path below the version's folder, without ending: `concepts/orders`. */
  readonly page: string;
  /** Path below the site's folder, where the page is edited. */
  readonly file: string;
  /** Names of the files that the page's charts show. */
  readonly chartFiles: readonly string[];
}

/**
 * Reads the pages of a version that hold Python blocks.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @throws Error with file and line for what can't be read
 */
export function examplePages(siteDir: string, version: string): readonly ExamplePage[] {
  return pagesOf(siteDir, version).flatMap(({ page, file, source }) => {
    if (!mayHoldPython(source)) return [];
    const root = parse(source, file);
    const found = programsOf(blocksIn(root, file));
    return found.examples.length > 0 ? [{ version, page, file, chartFiles: chartFiles(root), ...found }] : [];
  });
}
