import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SymbolTable, type SymbolFacts } from './symbolTable';

const tables = new Map<string, SymbolTable>();

/**
 * The symbols of a version, read once a process.
 *
 * @param siteDir - folder of docusaurus.config.ts
 * @param version - such as `latest`
 * @throws Error when the version has no facts
 */
export function symbolsOf(siteDir: string, version: string): SymbolTable {
  const file = join(siteDir, 'facts', version, 'symbols.json');
  const known = tables.get(file);
  if (known) return known;
  const made = new SymbolTable(read(file, version));
  tables.set(file, made);
  return made;
}

function read(file: string, version: string): SymbolFacts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SymbolFacts;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `symbol-links: facts/${version}/symbols.json can't be read (${reason}). Make it with npm run facts.`,
    );
  }
}
