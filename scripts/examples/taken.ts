import { loadSettings } from '../../config/settings';
import type { ExamplePage } from '../../plugins/examples/node/pages';
import { programCopies, type ProgramCopies } from '../../plugins/page-programs/node/copies';
import { readSite } from '../../plugins/pages/site';

/** The files in which pages offer their programs. */
export type Taken = ReadonlyMap<ExamplePage, ProgramCopies>;

/**
 * The files in which pages offer their programs, as the build makes them.
 *
 * @param root - the project's folder
 * @param pages - pages with Python blocks; those that aren't one program have no entry
 * @throws Error with file and line for what can't be read
 */
export function takenFrom(root: string, pages: readonly ExamplePage[]): Taken {
  const site = readSite(root, loadSettings().siteUrl);
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  return new Map(
    pages.flatMap((page) => {
      const known = byFile.get(page.file);
      const copies = known && programCopies(known, site);
      return copies ? [[page, copies] as const] : [];
    }),
  );
}
