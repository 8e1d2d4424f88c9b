import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'schema-utils';
import { reasonOf } from '../reasonOf';

/** A JSON schema, without the name of its draft. */
export type Schema = Parameters<typeof validate>[0];

/**
 * Reads a JSON file of the site's folder.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param file - path below it, with `/`
 * @param remedy - what makes the file, said when it can't be read
 * @throws Error that names a file which is missing or no JSON
 */
export function readJson(siteDir: string, file: string, remedy = ''): unknown {
  try {
    return JSON.parse(readFileSync(join(siteDir, file), 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${file} can't be read (${reasonOf(error)}). ${remedy}`.trim(), { cause: error });
  }
}

/** Reads a schema; paths and errors as of {@link readJson}. */
export function readSchema(siteDir: string, file: string): Schema {
  const schema = readJson(siteDir, file) as Record<string, unknown>;
  // The checker knows an earlier draft, of which these schemas use nothing that differs.
  const { $schema: _draft, ...rest } = schema;
  return rest;
}

/**
 * Reads a JSON file and holds it against its schema.
 *
 * @returns the data, their objects without prototypes: a key may be called `constructor`, which every usual object seems
 *   to have
 * @throws Error that names a file which is missing, no JSON, or not as the schema says
 */
export function readChecked(siteDir: string, file: string, schema: Schema, remedy?: string): unknown {
  const data = bare(readJson(siteDir, file, remedy));
  try {
    validate(schema, data as Parameters<typeof validate>[1], { name: file, baseDataPath: 'facts' });
  } catch (error) {
    throw new Error(`${file} is not as its schema says: ${reasonOf(error)}`, { cause: error });
  }
  return data;
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(value)) copy[key] = bare(inner);
  return copy;
}
