import { remediesByEntry } from '../../../messages/node/entries';
import type { Remedy } from '../../../messages/node/remedies';
import { type ShownExample, shownExamples } from '../examples/shown';
import { grouped } from '../grouped';
import { importPaths } from './importPaths';
import { type Description, type Descriptions, readDescriptions } from './descriptions';
import { symbolsOf, type SymbolTable } from './symbolTable';
import type { ModuleFacts, SymbolFacts } from './types';
import { readModules } from './read';
import { readSharedParameters, type SharedParameters } from './sharedParameters';

/** A symbol with the place it has in the reference. */
export interface Entry {
  readonly symbol: SymbolFacts;
  readonly module: ModuleFacts;
  readonly page: string;
  /** Documented full name. */
  readonly fullName: string;
  /** The module to import it from. */
  readonly importFrom: string;
}

/** All that the reference of one version is made from. */
export interface Reference {
  readonly version: string;
  /** Entries by page; all pages that facts name. */
  readonly pages: ReadonlyMap<string, readonly Entry[]>;
  /** Entry by full name: the documented one, and the one of its definition where that has no page. */
  readonly byName: ReadonlyMap<string, Entry>;
  readonly symbols: SymbolTable;
  /** What is said of a symbol or member on a page. */
  readonly describe: (page: string, anchor: string) => Description | undefined;
  /** The example of a symbol or member on a page. */
  readonly example: (page: string, anchor: string) => ShownExample | undefined;
  /** The messages of a symbol or member on a page that readers meet most, with their remedies. */
  readonly remedies: (page: string, anchor: string) => readonly Remedy[];
  /** What a parameter means wherever it recurs. */
  readonly shared: SharedParameters;
}

const read = new Map<string, Reference>();

/**
 * The reference of a version, read once a process.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @throws Error that names the file at fault
 */
export function readReference(siteDir: string, version: string): Reference {
  const key = `${siteDir}\n${version}`;
  const known = read.get(key);
  if (known) return known;
  const made = makeReference(siteDir, version);
  read.set(key, made);
  return made;
}

function makeReference(siteDir: string, version: string): Reference {
  const modules = readModules(siteDir, version);
  const symbols = symbolsOf(siteDir, version);
  const shortest = importPaths(symbols.index.exports);
  const entries = modules.flatMap((module) =>
    module.symbols.map((symbol): Entry => {
      const fullName = `${module.module}.${symbol.name}`;
      return {
        symbol,
        module,
        page: symbol.page ?? module.page,
        fullName,
        importFrom: shortest.get(fullName) ?? module.module,
      };
    }),
  );
  const byName = new Map<string, Entry>(
    entries.flatMap((entry) => (entry.symbol.home ? [[entry.symbol.home, entry]] : [])),
  );
  for (const entry of entries) byName.set(entry.fullName, entry);
  const pages = grouped(entries, ({ page }) => page);
  const descriptions = new Map<string, Descriptions>();
  const examples = shownExamples(siteDir, version);
  const remedies = remediesByEntry(siteDir, version);
  return {
    version,
    pages,
    byName,
    symbols,
    example: (page, anchor) => examples.get(`${page}#${anchor}`),
    remedies: (page, anchor) => remedies.get(`${page}#${anchor}`) ?? [],
    shared: readSharedParameters(siteDir).find,
    describe(page, anchor) {
      let known = descriptions.get(page);
      if (!known) descriptions.set(page, (known = readDescriptions(siteDir, version, page)));
      return known.get(anchor);
    },
  };
}
