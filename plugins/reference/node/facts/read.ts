import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readChecked, readSchema } from '../../../facts/readChecked';
import type { ModuleFacts, SymbolIndex } from './types';

/**
 * Reads the facts of a version.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @returns the modules, by name
 * @throws Error that names the file: none there, no JSON, or not as the schema says
 */
export function readModules(siteDir: string, version: string): ModuleFacts[] {
  const folder = `facts/${version}/api`;
  const schema = readSchema(siteDir, 'facts/api.schema.json');
  const files = listFiles(siteDir, folder);
  if (files.length === 0) throw new Error(`${folder} holds no facts. Make them with 'npm run facts'.`);
  return files.map((file) => readChecked(siteDir, `${folder}/${file}`, schema) as ModuleFacts);
}

/** Reads where each name of a version leads. @throws Error as {@link readModules} does */
export function readSymbolIndex(siteDir: string, version: string): SymbolIndex {
  const schema = readSchema(siteDir, 'facts/symbols.schema.json');
  return readChecked(siteDir, `facts/${version}/symbols.json`, schema) as SymbolIndex;
}

function listFiles(siteDir: string, folder: string): string[] {
  try {
    return readdirSync(join(siteDir, folder))
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}
