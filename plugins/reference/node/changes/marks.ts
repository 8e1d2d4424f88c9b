import { defaultVersion, developedVersion } from '../../../../config/site';
import { readReference } from '../facts/reference';
import { entryAddress } from '../addresses';
import { changeId, changesPage } from './changes';
import type { Piece } from '../view/pieces';
import { type Comparison, compare, markKey } from './compare';
import { readReplacements } from './replacements';

/** How the versions differ in an entry or member. */
export interface ChangeMark {
  /** Such as `changed in nightly`. */
  readonly words: string;
  /** What changed, or what to use instead of what is gone; empty where the whole is new. */
  readonly details: readonly Piece[];
  /** Where the change is told; only of what changed. */
  readonly href?: string;
}

const words = {
  added: `new in ${developedVersion}`,
  removed: `gone in ${developedVersion}`,
  changed: `changed in ${developedVersion}`,
} as const;

const compared = new Map<string, Comparison>();

/** How the developed version differs from the released one, worked out once a process. */
export function comparisonOf(siteDir: string): Comparison {
  const known = compared.get(siteDir);
  if (known) return known;
  const made = compare(
    readReference(siteDir, defaultVersion),
    readReference(siteDir, developedVersion),
    readReplacements(siteDir),
  );
  compared.set(siteDir, made);
  return made;
}

/** The mark of an entry or member; undefined where both versions agree. */
export function markAt({ marks }: Comparison, page: string, anchor: string): ChangeMark | undefined {
  const mark = marks.get(markKey(page, anchor));
  if (!mark) return undefined;
  const { kind, words: details } = mark;
  const href = entryAddress(developedVersion, changesPage, changeId({ page, anchor }));
  return { words: words[kind], details, ...(kind === 'changed' ? { href } : {}) };
}

/** Whether a page tells what the developed version changed: its own index does. */
export function tellsChanges(version: string, page: string): boolean {
  return version === developedVersion && page === changesPage;
}
