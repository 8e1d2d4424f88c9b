import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedVersions } from '../../../../config/versions';
import { type Example, programsOf } from '../../../examples/node/programs';
import { filesBelow } from '../../../facts/filesBelow';
import { parseFenceMeta } from '../../../pages/fenceMeta';

/** Where the examples of entries stand, below the site's folder: `<page>/<anchor>.py`. */
export const entriesFolder = 'platform/entries';

/** An example of an entry or a member: one file, which is one program. */
export interface EntryExample {
  /** Page and anchor: `model/orders#MarketOrder`. */
  readonly key: string;
  readonly page: string;
  readonly anchor: string;
  /** Path below the site's folder. */
  readonly file: string;
  /** The one version that has what it shows; missing where all have. */
  readonly only?: string;
  /** Its code as it is shown. */
  readonly code: string;
  /** Its file as it is run. */
  readonly example: Example;
}

/** An example says one thing: so many lines, without imports, empty lines and what sets up its backtest. */
const mostLines = 15;
const leastLines = 3;
/** Characters of a line, for the column that it stands in. */
const widest = 96;

/**
 * Reads all examples of entries, in the order of their paths.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @returns none where the site has none
 * @throws Error with file and line for one that is too long or too short, too wide, or for a version that isn't there
 */
export function readEntryExamples(siteDir: string): readonly EntryExample[] {
  const folder = join(siteDir, entriesFolder);
  return filesBelow(folder, '.py').map((path) =>
    entryExample(path, readFileSync(join(folder, path), 'utf8')),
  );
}

/**
 * An example from its file.
 *
 * @param path - below {@link entriesFolder}
 * @param text - of the file; a first line such as `# nightly only` keeps it from the other version
 * @throws Error as {@link readEntryExamples} does
 */
export function entryExample(path: string, text: string): EntryExample {
  const file = `${entriesFolder}/${path}`;
  const slash = path.lastIndexOf('/');
  if (slash < 0) throw new Error(`${file} must stand in the folder of its page, as <page>/<anchor>.py.`);
  const page = path.slice(0, slash);
  const anchor = path.slice(slash + 1, -'.py'.length);
  const whole = text.trimEnd();
  const only = /^# (\S+) only$/m.exec(whole.split('\n', 1)[0] ?? '')?.[1];
  if (only !== undefined && !documentedVersions.some(({ name }) => name === only))
    throw new Error(`${file}:1: there is no version '${only}'.`);
  const code = only === undefined ? whole : whole.slice(whole.indexOf('\n') + 1).trimStart();
  checkShape(file, whole, code);
  const node = { type: 'code', lang: 'python', value: whole } as const;
  const block = { language: 'python', code: whole, line: 1, meta: parseFenceMeta(), node };
  const [example] = programsOf([block]).examples;
  if (!example) throw new Error(`${file} is no program.`);
  return {
    key: `${page}#${anchor}`,
    page,
    anchor,
    file,
    ...(only === undefined ? {} : { only }),
    code,
    example,
  };
}

function checkShape(file: string, whole: string, code: string): void {
  const count = countedLines(code);
  if (count < leastLines || count > mostLines)
    throw new Error(
      `${file}: ${count} lines without imports, empty lines and those of its engine; an example has ${leastLines} to ${mostLines}.`,
    );
  const wide = whole.split('\n').findIndex((line) => line.length > widest);
  if (wide >= 0) throw new Error(`${file}:${wide + 1}: the line is longer than ${widest} characters.`);
}

/** Lines of an example that aren't imports, which may be in brackets, aren't empty, and aren't calls of its `engine`. */
export function countedLines(code: string): number {
  const rest = code.replaceAll(/^from \S+ import \([^)]*\)$/gm, '').replaceAll(/^(?:from|import) .*$/gm, '');
  return rest.split('\n').filter((line) => line.trim() !== '' && !/^\s*engine(?: =|\.)/.test(line)).length;
}
