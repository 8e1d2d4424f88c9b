import { developedVersion } from '../../../config/site';
import { readReference } from '../../../plugins/reference/node/facts/reference';
import { readSharedParameters, sharedFile } from '../../../plugins/reference/node/facts/sharedParameters';
import { idleRules, ruleKey } from '../../../plugins/reference/node/gates/requirements';
import { type Carried, hasAll, jsonFile, nothing } from './carried';

/**
 * What recurring parameters mean when latest is cut from nightly: rules that fit no parameter of nightly's go.
 *
 * @throws Error that names the file at fault
 */
export function parametersAfterCut(siteDir: string): Carried {
  if (!hasAll(siteDir, sharedFile, `facts/${developedVersion}/api`)) return nothing;
  const idle = new Set(idleRules(siteDir, [readReference(siteDir, developedVersion)]));
  if (idle.size === 0) return nothing;
  const kept = [...readSharedParameters(siteDir).rules].flatMap(([name, rules]) => {
    const own = rules.filter((rule) => !idle.has(ruleKey(name, rule)));
    return own.length > 0 ? [[name, own] as const] : [];
  });
  return {
    trees: new Map([[sharedFile, jsonFile(Object.fromEntries(kept))]]),
    gone: [...idle].map((rule) => `${sharedFile}: ${rule}`),
  };
}
