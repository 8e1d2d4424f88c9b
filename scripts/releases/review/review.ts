import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { developedVersion } from '../../../config/site';
import { type DocumentedVersion, pagesFolder } from '../../../config/versions';
import { descriptionsFolder } from '../../../plugins/reference/node/facts/descriptions';
import { filesBelow } from '../../../plugins/facts/filesBelow';
import { remediesFolder } from '../../../plugins/messages/node/remedies';
import { sharedFile } from '../../../plugins/reference/node/facts/sharedParameters';
import { pageFiles } from '../../../plugins/pages/pageFiles';
import { excused, idleLine, readExcuses } from './excuses';
import { type Finding, findingsIn, type Sign } from './findings';
import { signsOf } from './signs';

/** What a person must look at before a release, or after a move. */
export interface Review {
  readonly open: readonly Finding[];
  /** One line for each excuse that excuses nothing any more. */
  readonly idle: readonly string[];
}

/**
 * Reviews the developed version's pages, and our words on symbols, parameters and messages, for a release.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param developed - the developed version's entry
 * @throws Error that names a wrong excuse
 */
export function reviewForRelease(siteDir: string, developed: DocumentedVersion): Review {
  const { open, idle } = excused(search(siteDir, signsOf(developed)), readExcuses(siteDir));
  return { open, idle: idle.map(idleLine) };
}

/** Searches the developed version's pages, and our words on symbols, parameters and messages. */
export function search(siteDir: string, signs: readonly Sign[]): readonly Finding[] {
  const folder = pagesFolder(developedVersion);
  const pages = existsSync(join(siteDir, folder))
    ? pageFiles(siteDir, developedVersion).map((path) => `${folder}/${path}`)
    : [];
  return [...pages, ...words.flatMap((path) => jsonFiles(siteDir, path))].flatMap((file) =>
    findingsIn(siteDir, file, signs),
  );
}

/** Files and folders of words that readers see besides the pages. */
const words = [descriptionsFolder, sharedFile, remediesFolder];

/** The JSON files of a folder, or a file itself; none where it isn't there. */
function jsonFiles(siteDir: string, path: string): string[] {
  if (path.endsWith('.json')) return existsSync(join(siteDir, path)) ? [path] : [];
  return filesBelow(join(siteDir, path), '.json').map((name) => `${path}/${name}`);
}

const shown = 150;

/**
 * One line for each line of a file that was found, with its kinds and text.
 *
 * @param placed - where a file is to be mended; the same file unless told
 */
export function findingLines(
  findings: readonly Finding[],
  placed: (file: string) => string = (file) => file,
): readonly string[] {
  const byLine = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${placed(finding.file)}:${finding.line}`;
    byLine.set(key, [...(byLine.get(key) ?? []), finding]);
  }
  return [...byLine].map(([place, own]) => {
    const kinds = [...new Set(own.map(({ kind }) => kind))].join(', ');
    return `${place}: [${kinds}] ${own[0] ? excerpt(own[0]) : ''}`;
  });
}

/** A long line around what was found in it. */
function excerpt({ text, start }: Finding): string {
  if (text.length <= shown) return text;
  const from = Math.max(0, Math.min(start - shown / 2, text.length - shown));
  const part = text.slice(from, from + shown);
  return `${from > 0 ? '…' : ''}${part}${from + shown < text.length ? '…' : ''}`;
}
