import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { replacementsFile } from '../../../plugins/reference/node/changes/replacements';
import { readJson } from '../../../plugins/facts/readChecked';
import { type Carried, jsonFile, nothing } from './carried';

/**
 * What to use instead of what is gone in nightly, when latest is cut from nightly: both have the same symbols then, so
 * nothing is gone.
 */
export function replacementsAfterCut(siteDir: string): Carried {
  if (!existsSync(join(siteDir, replacementsFile))) return nothing;
  const told = Object.values(readJson(siteDir, replacementsFile) as Record<string, object>);
  const count = told.flatMap((words) => Object.keys(words)).length;
  if (count === 0) return nothing;
  return {
    trees: new Map([[replacementsFile, jsonFile({})]]),
    gone: [`${replacementsFile}: all ${count}, on what the old release had`],
  };
}
