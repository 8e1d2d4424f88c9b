import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../../facts/readChecked';
import type { Comparison } from './compare';

/** What to use in the developed version instead of what is gone in it, from the site's folder: page → anchor → words. */
export const replacementsFile = 'facts/replacements.json';

type Replacements = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The words that follow 'gone in nightly: ' on an entry, as inline Markdown with `code` only.
 *
 * @returns a lookup; undefined where nobody has written any
 * @throws Error that names the file when it is no JSON
 */
export function readReplacements(siteDir: string): (page: string, anchor: string) => string | undefined {
  const words = readAll(siteDir);
  return (page, anchor) => words[page]?.[anchor];
}

/** What is gone without such words, and words on what isn't gone; a line each. */
export function replacementGaps(siteDir: string, { removed }: Comparison): string[] {
  const told = new Set(
    Object.entries(readAll(siteDir)).flatMap(([page, anchors]) =>
      Object.keys(anchors).map((anchor) => `${page}#${anchor}`),
    ),
  );
  const gone = new Set(removed.map(({ page, anchor }) => `${page}#${anchor}`));
  return [
    ...[...gone]
      .filter((key) => !told.has(key))
      .map((key) => `${key} is gone, and ${replacementsFile} doesn't say what to use instead.`),
    ...[...told]
      .filter((key) => !gone.has(key))
      .map((key) => `${replacementsFile} tells of ${key}, which isn't gone.`),
  ];
}

function readAll(siteDir: string): Replacements {
  return existsSync(join(siteDir, replacementsFile))
    ? (readJson(siteDir, replacementsFile) as Replacements)
    : {};
}
