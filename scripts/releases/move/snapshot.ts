import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { developedVersion } from '../../../config/site';

/** What the facts of a version are read with and from. */
const kept = [
  'facts/api.schema.json',
  'facts/symbols.schema.json',
  `facts/${developedVersion}/api`,
  `facts/${developedVersion}/symbols.json`,
];

/**
 * Copies the developed version's facts, so that they can be compared with what a move makes of them. A folder of its
 * own, since facts are read once a process.
 *
 * @returns the folder, and what takes it away
 */
export function factsSnapshot(siteDir: string): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  for (const path of kept) {
    if (!existsSync(join(siteDir, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(siteDir, path), join(folder, path), { recursive: true });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
