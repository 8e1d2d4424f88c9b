import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../../plugins/facts/readChecked';
import type { Finding } from './findings';

/** Where a maintainer keeps what a cut needn't ask about, below the site's folder. */
const excusesFile = 'config/release-excuses.json';

/** A text that stays right in a release, although it looks as if it didn't. */
interface Excuse {
  /** The file that it stands in, below the site's folder. */
  readonly file: string;
  /** Words of one line or of two, as they stand there, white space aside. */
  readonly text: string;
  readonly reason: string;
}

/** Reads the excuses; none where there is no file. @throws Error that names a wrong entry */
export function readExcuses(siteDir: string): readonly Excuse[] {
  if (!existsSync(join(siteDir, excusesFile))) return [];
  const data = readJson(siteDir, excusesFile);
  if (!Array.isArray(data)) throw new Error(`${excusesFile} must hold a list of { file, text, reason }.`);
  return data.map((entry: unknown, index) => {
    const { file, text, reason } = (entry ?? {}) as Record<string, unknown>;
    if (!isText(file) || !isText(text) || !isText(reason)) {
      throw new Error(`${excusesFile}: entry ${index + 1} needs 'file', 'text' and 'reason', all texts.`);
    }
    return { file, text: text.replaceAll(/\s+/g, ' '), reason };
  });
}

/**
 * Takes away what is excused.
 *
 * @returns the findings that remain, and the excuses that excuse nothing
 */
export function excused(
  findings: readonly Finding[],
  excuses: readonly Excuse[],
): { readonly open: readonly Finding[]; readonly idle: readonly Excuse[] } {
  const idle = new Set(excuses);
  const open = findings.filter((finding) => {
    const fitting = excuses.filter((excuse) => covers(excuse, finding));
    for (const excuse of fitting) idle.delete(excuse);
    return fitting.length === 0;
  });
  return { open, idle: [...idle] };
}

/** Whether an excuse's text stands around a finding. */
function covers({ file, text }: Excuse, finding: Finding): boolean {
  if (file !== finding.file) return false;
  for (let at = finding.text.indexOf(text); at >= 0; at = finding.text.indexOf(text, at + 1)) {
    if (at <= finding.start && finding.end <= at + text.length) return true;
  }
  return false;
}

/** One line for an excuse that excuses nothing. */
export function idleLine({ file, text }: Excuse): string {
  return `${excusesFile}: '${text}' in ${file} excuses nothing any more; take it out`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
