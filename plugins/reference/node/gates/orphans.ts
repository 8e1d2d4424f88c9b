import { join } from 'node:path';
import { filesBelow } from '../../../facts/filesBelow';
import {
  descriptionFile,
  descriptionsFolder,
  keyClasses,
  keyClassesFile,
  readDescriptions,
} from '../facts/descriptions';
import { anchorsOf, callsOf } from '../facts/members';
import type { Reference } from '../facts/reference';

/** Something of ours that is said of what no version has. */
export interface Orphan {
  /** Path below the site's folder. */
  readonly file: string;
  /** The anchor that is described, or the name in a list. */
  readonly name: string;
  /** The one parameter that is unknown, where the anchor itself is known. */
  readonly parameter?: string;
}

/** The one line in which an orphan is told. */
export function orphanLine({ file, name, parameter }: Orphan): string {
  return `${file}: ${name}${parameter ? `(${parameter})` : ''}`;
}

/** Pages of which descriptions are kept, such as `model/orders`. */
export function describedPages(siteDir: string): readonly string[] {
  return filesBelow(join(siteDir, descriptionsFolder), '.json')
    .filter((file) => `${descriptionsFolder}/${file}` !== keyClassesFile)
    .map((file) => file.slice(0, -'.json'.length));
}

/**
 * Finds the descriptions, described parameters and listed names that no version has.
 *
 * @param references - of all versions that count
 * @throws Error that names the file at fault
 */
export function orphans(siteDir: string, references: readonly Reference[]): readonly Orphan[] {
  const all = references.flatMap(({ pages }) => [...pages.values()].flat());
  const known = new Set(all.flatMap(({ symbol }) => anchorsOf(symbol)));
  return [
    ...describedPages(siteDir).flatMap((page) => orphansOfPage(siteDir, references, page)),
    ...[...keyClasses(siteDir)]
      .filter((name) => !known.has(name))
      .map((name) => ({ file: keyClassesFile, name })),
  ];
}

function orphansOfPage(siteDir: string, references: readonly Reference[], page: string): Orphan[] {
  const file = descriptionFile(page);
  const symbols = references.flatMap(({ pages }) => (pages.get(page) ?? []).map(({ symbol }) => symbol));
  const anchors = new Set(symbols.flatMap(anchorsOf));
  const calls = new Set(
    symbols.flatMap(callsOf).flatMap(({ anchor, call }) => {
      return (call.parameters ?? []).map(({ name }) => `${anchor}(${name})`);
    }),
  );
  const said = references.map(({ version }) => readDescriptions(siteDir, version, page));
  // The same anchors in all versions, each with the parameters that any version's words name.
  return [...new Set(said.flatMap((texts) => [...texts.keys()]))].flatMap((name): Orphan[] => {
    if (!anchors.has(name)) return [{ file, name }];
    const named = new Set(said.flatMap((texts) => Object.keys(texts.get(name)?.parameters ?? {})));
    return [...named]
      .filter((parameter) => !calls.has(`${name}(${parameter})`))
      .map((parameter) => ({ file, name, parameter }));
  });
}
