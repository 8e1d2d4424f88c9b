import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../facts/filesBelow';

/** Where the claims' programs stand, below the site's folder. */
export const claimsFolder = 'platform/claims';

/** Path below the site's folder of the program of a claim's name. */
export const claimFile = (name: string): string => `${claimsFolder}/${name}.py`;

/** A program that asserts one rule of the platform. */
export interface Claim {
  /** Its path below the claims' folder, without ending: `orders/gtd-expires-at-next-data`. */
  readonly name: string;
  /** Its path below the site's folder. */
  readonly file: string;
  readonly source: string;
  /** The rule, in the words of the program's docstring, on one line. */
  readonly rule: string;
  /** The one version on whose package it holds, and why; most hold on each. */
  readonly only?: { readonly version: string; readonly reason: string };
  /** Names of the kit's files that it uses, directly or not, in order: `backtest`, `market`. */
  readonly kit: readonly string[];
  /** Changes when the program or a part of the kit that it uses changes. */
  readonly hash: string;
}

/**
 * Reads all claims.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param versions - names of the documented versions
 * @param wanted - which to read, by their path below the site's folder; all when absent
 * @returns the claims by name, in the names' order
 * @throws Error with file and line for a program whose head says no rule, or names an unknown version
 */
export function readClaims(
  siteDir: string,
  versions: readonly string[],
  wanted: (file: string) => boolean = () => true,
): ReadonlyMap<string, Claim> {
  const kit = kitSources(siteDir);
  const names = filesBelow(join(siteDir, claimsFolder), '.py')
    .filter((name) => !name.startsWith('kit/') && wanted(`${claimsFolder}/${name}`))
    .map((name) => name.replace(/\.py$/, ''))
    .sort();
  return new Map(names.map((name) => [name, readClaim(siteDir, name, versions, kit)]));
}

/** The text of the kit's files by their name, without ending. */
export function kitSources(siteDir: string): ReadonlyMap<string, string> {
  const folder = join(siteDir, claimsFolder, 'kit');
  const names = readdirSync(folder).filter((name) => name.endsWith('.py'));
  return new Map(names.map((name) => [name.replace(/\.py$/, ''), readFileSync(join(folder, name), 'utf8')]));
}

function readClaim(
  siteDir: string,
  name: string,
  versions: readonly string[],
  kit: ReadonlyMap<string, string>,
): Claim {
  const file = claimFile(name);
  if (!/^[a-z0-9_]+\/[a-z0-9-]+$/.test(name)) {
    throw new Error(`${file}:1: a claim's path is page/what-it-says.py, in small letters with hyphens`);
  }
  const source = readFileSync(join(siteDir, file), 'utf8').replaceAll('\r\n', '\n');
  const rule = /^"""([\s\S]*?)"""/.exec(source)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (!/^\S.{20,}\.$/.test(rule)) {
    throw new Error(
      `${file}:1: a claim starts with its rule, a sentence in a docstring that ends in a full stop`,
    );
  }
  if (!/\bassert\b/.test(source))
    throw new Error(`${file}:1: a claim asserts something, and this one doesn't`);
  const only = onlyOf(source, file, versions);
  const used = usedKit(source, kit);
  const hash = createHash('sha256').update(source);
  for (const part of used) hash.update(`\n${part}\n`).update(kit.get(part) ?? '');
  return {
    name,
    file,
    source,
    rule,
    only,
    kit: used,
    hash: hash.digest('hex').slice(0, 16),
  };
}

/** `# only: latest — why` says on which version alone a claim holds. */
function onlyOf(source: string, file: string, versions: readonly string[]): Claim['only'] {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.startsWith('# only:'));
  if (at < 0) return undefined;
  const [, version = '', reason = ''] = /^# only: (\S+) — (.+)$/.exec(lines[at] ?? '') ?? [];
  if (!versions.includes(version) || !reason) {
    throw new Error(
      `${file}:${at + 1}: write '# only: VERSION — reason', with one of ${versions.join(', ')}`,
    );
  }
  return { version, reason };
}

/** The kit's files that a program needs, those included that they need themselves. */
function usedKit(source: string, kit: ReadonlyMap<string, string>): readonly string[] {
  const used = new Set<string>();
  const visit = (text: string) => {
    for (const [, part = ''] of text.matchAll(/^\s*from kit\.(\w+) import/gm)) {
      if (used.has(part)) continue;
      used.add(part);
      visit(kit.get(part) ?? '');
    }
  };
  visit(source);
  return [...used].sort();
}
