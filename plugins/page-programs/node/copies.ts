import { basename } from 'node:path/posix';
import { blocksIn } from '../../pages/blocks';
import { oneProgram, programEndings } from '../../examples/node/oneProgram';
import { mayHoldPython, programsOf, type Example } from '../../examples/node/programs';
import { runOf } from '../../examples/node/runs';
import { convertTree, readTree, type Conversion } from '../../page-copies/node/convert';
import type { Page, Site } from '../../pages/site';
import { reasonsNotRun } from '../../page-copies/node/transforms/examples';
import { literalDollars } from './literalDollars';
import { notebookOf } from './notebook';
import { ownLoop } from './ownLoop';
import { packagesOf } from './packages';
import { partsOf } from './parts';
import { scriptOf } from './script';

/** Paths in the built site, such as `latest/concepts/orders.py`. */
interface ProgramPaths {
  readonly scriptPath: string;
  readonly notebookPath: string;
}

/** A page's program as files. */
export interface ProgramCopies extends ProgramPaths {
  readonly script: string;
  readonly notebook: string;
}

const conversion: Conversion = {
  examples: [reasonsNotRun],
  addressOf: (page) => page.address,
};

/**
 * The program of a page as a Python file and as a notebook.
 *
 * @returns undefined for a page whose blocks are no program, or several
 * @throws Error with file and line for what can't be read
 */
export function programCopies(page: Page, site: Site): ProgramCopies | undefined {
  if (!mayHoldPython(page.source)) return undefined;
  const tree = readTree(page);
  const examples = programsOf(blocksIn(tree, page.file));
  const program = oneProgram(examples);
  if (!program) return undefined;
  convertTree(tree, page, site, conversion);
  literalDollars(tree);
  const byFence = (all: readonly Example[]) => new Map(all.map((example) => [example.block.node, example]));
  const parts = partsOf(tree.children, byFence(program.examples));
  const skipped = byFence(examples.examples.filter(({ block }) => block.meta.skip !== undefined));
  const paths = programPaths(page);
  const code = program.examples.map(({ block }) => block.code).join('\n');
  const packages = (added: string) =>
    packagesOf(site.siteDir, [page.version, 'notebooks'], `${code}\n${added}`);
  const name = basename(paths.scriptPath);
  return {
    ...paths,
    script: scriptOf({ page, name, parts, program, skipped, packages: packages('') }),
    notebook: notebookOf({
      page,
      parts,
      program,
      packages: packages(ownLoop(program)),
      outputOf: ({ hash }) => runOf(site.siteDir, page.version, page.page, hash)?.output ?? '',
    }),
  };
}

/** Where a page's program stands, if it has one. */
export function programPaths({ sitePath }: Page): ProgramPaths {
  const { script, notebook } = programEndings;
  return { scriptPath: sitePath + script, notebookPath: sitePath + notebook };
}
