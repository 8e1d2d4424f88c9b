import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why a line may hold for one version alone. */
export type FindingKind = 'nightly' | 'version' | 'commit' | 'day' | 'development';

/** A pattern with the kind of what it finds. */
export interface Sign {
  readonly kind: FindingKind;
  /** With the flags `g` and, where words are sought, `i`. */
  readonly pattern: RegExp;
}

/** A place in a file that a person must look at. */
export interface Finding {
  /** Path below the site's folder. */
  readonly file: string;
  /** From 1: where it starts. */
  readonly line: number;
  readonly kind: FindingKind;
  /** The lines that it stands on, white space as single blanks. */
  readonly text: string;
  /** Where in `text` it starts and ends. */
  readonly start: number;
  readonly end: number;
}

/**
 * Searches a file for signs, line ends counting as blanks: prose is wrapped anywhere.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param file - path below it
 * @returns in the order of the file
 */
export function findingsIn(siteDir: string, file: string, signs: readonly Sign[]): readonly Finding[] {
  const source = readFileSync(join(siteDir, file), 'utf8').replaceAll('\r\n', '\n');
  // The keys of a description's texts are no words of it.
  const text = source.replaceAll(/"(?:latest|nightly)": /g, (key) => ' '.repeat(key.length));
  return signs
    .flatMap(({ kind, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({ kind, at: match.index, length: match[0].length })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ kind, at, length }) => finding(file, source, kind, at, at + length));
}

function finding(file: string, source: string, kind: FindingKind, at: number, end: number): Finding {
  const from = source.lastIndexOf('\n', at) + 1;
  const next = source.indexOf('\n', end);
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
  const head = flat(source.slice(from, at)).trimStart();
  const inner = flat(source.slice(at, end));
  const tail = flat(source.slice(end, next < 0 ? source.length : next)).trimEnd();
  return {
    file,
    line: source.slice(0, at).split('\n').length,
    kind,
    text: head + inner + tail,
    start: head.length,
    end: head.length + inner.length,
  };
}
