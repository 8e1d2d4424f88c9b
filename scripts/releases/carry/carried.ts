import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTree, type Tree } from '../trees';
import { reasonOf } from '../../../plugins/reasonOf';

/** What a cut makes of a part of the site. */
export interface Carried {
  /** What shall stand where, of what changes: path below the site's folder → tree. */
  readonly trees: ReadonlyMap<string, Tree>;
  /** One line for each thing that goes, since no version has its subject any more. */
  readonly gone: readonly string[];
  /** Files of what held for nightly alone, and holds for both from now on. */
  readonly joined?: readonly string[];
}

/** Of a part that the site doesn't have. */
export const nothing: Carried = { trees: new Map(), gone: [] };

/** Whether the site has all of these files and folders. @param paths - below its folder */
export function hasAll(siteDir: string, ...paths: readonly string[]): boolean {
  return paths.every((path) => existsSync(join(siteDir, path)));
}

/** A tree that is one file. */
export function fileTree(text: string): Tree {
  return new Map([['', Buffer.from(text)]]);
}

/** A tree that is one file of JSON. */
export function jsonFile(data: unknown, indent = 2): Tree {
  return new Map([['', jsonBytes(data, indent)]]);
}

/**
 * Edits the JSON files of a folder. One that is left without any key goes.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param folder - path below it
 * @param edit - from a file's data and its path below the site's folder to what it shall hold
 * @returns the folder as it shall be; empty when nothing changes, or there is no such folder
 * @throws Error that names a file which is no JSON
 */
export function editedFolder<Value>(
  siteDir: string,
  folder: string,
  edit: (data: Readonly<Record<string, Value>>, file: string) => Readonly<Record<string, Value>>,
): ReadonlyMap<string, Tree> {
  if (!existsSync(join(siteDir, folder))) return new Map();
  const before = readTree(join(siteDir, folder));
  const after = new Map(before);
  let isChanged = false;
  for (const [name, bytes] of before) {
    if (!name.endsWith('.json')) continue;
    const file = `${folder}/${name}`;
    const data = parsed<Value>(bytes, file);
    const edited = edit(data, file);
    if (JSON.stringify(edited) === JSON.stringify(data)) continue;
    isChanged = true;
    if (Object.keys(edited).length === 0) after.delete(name);
    else after.set(name, jsonBytes(edited));
  }
  return isChanged ? new Map([[folder, after]]) : new Map();
}

function parsed<Value>(bytes: Uint8Array, file: string): Record<string, Value> {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, Value>;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function jsonBytes(data: unknown, indent = 2): Uint8Array {
  return Buffer.from(`${JSON.stringify(data, null, indent)}\n`);
}
