import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'schema-utils';
import type { ModuleFacts, SymbolIndex } from './factTypes';

type Schema = Parameters<typeof validate>[0];

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

function readSchema(siteDir: string, file: string): Schema {
  const schema = readJson(siteDir, file) as Record<string, unknown>;
  // The checker knows an earlier draft, of which these schemas use nothing that differs.
  const { $schema: _draft, ...rest } = schema;
  return rest;
}

function readChecked(siteDir: string, file: string, schema: Schema): unknown {
  const data = bare(readJson(siteDir, file));
  try {
    validate(schema, data as Parameters<typeof validate>[1], { name: file, baseDataPath: 'facts' });
  } catch (error) {
    throw new Error(`${file} is not as its schema says: ${messageOf(error)}`, { cause: error });
  }
  return data;
}

/** Takes the prototypes away: symbols may have the key `constructor`, which every usual object seems to have. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(value)) copy[key] = bare(inner);
  return copy;
}

/** @throws Error that names a file which is missing or no JSON */
export function readJson(siteDir: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(siteDir, file), 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${file} can't be read: ${messageOf(error)}`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
