import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ModuleFacts, SymbolFacts } from './node/facts/types';

/** The site's folder, for tests of the committed facts. */
export const siteDir = join(__dirname, '../..');

/** A module of one page with these symbols. */
export function moduleFacts(symbols: readonly SymbolFacts[], more: Partial<ModuleFacts> = {}): ModuleFacts {
  return {
    module: 'nautilus_trader.cache.cache',
    page: 'cache',
    language: 'cython',
    path: 'nautilus_trader/cache/cache.pyx',
    symbols,
    exports: [],
    names: {},
    ...more,
  };
}

/** A symbol without constructor; to TypeScript every object has one. */
export function symbol(facts: Omit<SymbolFacts, 'constructor'>): SymbolFacts {
  return facts as SymbolFacts;
}

/** A class with a method, an attribute and a base. */
export const cacheClass: SymbolFacts = {
  kind: 'class',
  name: 'Cache',
  anchor: 'Cache',
  line: 10,
  binding: 'cython',
  constructor: { parameters: [{ name: 'config', type: 'CacheConfig | None', default: 'None' }] },
  members: [
    {
      kind: 'method',
      name: 'order',
      line: 20,
      parameters: [{ name: 'id', type: 'Cache' }],
      returns: 'Cache',
    },
    { kind: 'attribute', name: 'size', line: 12, type: 'int' },
  ],
};

/**
 * Writes a site of facts into a temporary folder.
 *
 * @param versions - modules by version; a missing version has none of its own but latest's
 * @param files - further files, by path
 * @returns the folder
 */
export function factSite(
  versions: { latest: readonly ModuleFacts[]; nightly?: readonly ModuleFacts[] },
  files: Readonly<Record<string, unknown>> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  mkdirSync(join(folder, 'facts'));
  for (const name of ['api', 'symbols'])
    cpSync(join(siteDir, `facts/${name}.schema.json`), join(folder, `facts/${name}.schema.json`));
  for (const version of ['latest', 'nightly'] as const) {
    for (const module of versions[version] ?? versions.latest)
      write(folder, `facts/${version}/api/${module.module}.json`, module);
    const index = { symbols: {}, modules: {}, lineage: {}, exports: {} };
    write(folder, `facts/${version}/symbols.json`, index);
  }
  for (const [path, value] of Object.entries(files)) write(folder, path, value);
  return folder;
}

function write(folder: string, path: string, value: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
}
