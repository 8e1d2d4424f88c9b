import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultVersion, developedVersion } from '../../config/site';
import { pagesFolder } from '../../config/versions';
import { type Carried, fileTree } from './carry/carried';
import { claimsAfterCut } from './carry/claims';
import { correctionsAfterCut } from './carry/corrections';
import { descriptionsAfterCut } from './carry/descriptions';
import { diagramsAfterCut } from './carry/diagrams';
import { entriesAfterCut } from './carry/entries';
import { parametersAfterCut } from './carry/parameters';
import { planAfterCut } from './carry/plan';
import { raisedAfterCut } from './carry/raised';
import { remediesAfterCut } from './carry/remedies';
import { replacementsAfterCut } from './carry/replacements';
import { searchWordsAfterCut } from './carry/searchWords';
import { type EntryFields, editedVersions, versionsFile } from './editVersions';
import { compareTrees, type Difference, readTree, replaceTrees, type Tree } from './trees';

/** The next release of the documentation, before anything is written. */
export interface Cut {
  /** What shall stand where: path relative to the site's folder → tree. */
  readonly trees: ReadonlyMap<string, Tree>;
  /** How that differs from what stands there; paths relative to the site's folder. */
  readonly difference: Difference;
  /** What goes, since no version has its subject any more: a line each, with its file. */
  readonly gone: readonly string[];
  /** Files of what held for nightly alone, and holds for both from now on. */
  readonly joined: readonly string[];
}

const developedFacts = `facts/${developedVersion}`;
const releasedFacts = `facts/${defaultVersion}`;
const planFile = 'platform/extract/pages.toml';
/** What both versions share, and what becomes of it. */
const shared: readonly ((siteDir: string) => Carried)[] = [
  correctionsAfterCut,
  descriptionsAfterCut,
  diagramsAfterCut,
  remediesAfterCut,
  searchWordsAfterCut,
  parametersAfterCut,
  replacementsAfterCut,
  raisedAfterCut,
  entriesAfterCut,
  claimsAfterCut,
];
/** What latest has as nightly has it, where nightly has it at all. */
const copied = (version: string) => [
  `platform/examples/requirements-${version}.txt`,
  `platform/examples/requirements-${version}-venues.txt`,
  `platform/extract/explained/${version}.json`,
];

/**
 * Works out what the released version becomes when it is cut from the developed one: its pages, its sidebar, its facts
 * and all else that is kept by version. Writes nothing.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param sidebars - the sidebars, by name
 * @param entry - what `config/versions.ts` says of the release
 * @throws Error when `docs/` is missing or empty, which would leave readers without pages; for files that can't be read
 */
export function planCut(siteDir: string, sidebars: object, entry: EntryFields): Cut {
  const pages = readTree(join(siteDir, pagesFolder(developedVersion)));
  if (pages.size === 0) throw new Error(`There is nothing to release: docs/ in ${siteDir} holds no files.`);
  if ('default' in sidebars) {
    throw new Error(
      "There is a 'default' of the sidebars: that is the module of sidebars.ts, not what it exports.",
    );
  }
  const there = (path: string) => existsSync(join(siteDir, path));
  const text = (path: string) => readFileSync(join(siteDir, path), 'utf8');
  const trees = new Map<string, Tree>([
    [`versioned_docs/version-${defaultVersion}`, pages],
    [
      `versioned_sidebars/version-${defaultVersion}-sidebars.json`,
      fileTree(`${JSON.stringify(sidebars, null, 2)}\n`),
    ],
    [versionsFile, fileTree(editedVersions(text(versionsFile), defaultVersion, entry))],
  ]);
  const releasedFiles = copied(defaultVersion);
  copied(developedVersion).forEach((path, index) => {
    if (there(path)) trees.set(releasedFiles[index] ?? path, readTree(join(siteDir, path)));
  });
  if (there(planFile)) trees.set(planFile, fileTree(planAfterCut(text(planFile))));
  const carried = shared.map((carry) => carry(siteDir));
  for (const [path, tree] of carried.flatMap((part) => [...part.trees])) trees.set(path, tree);
  if (there(developedFacts)) trees.set(releasedFacts, factsAfterCut(siteDir, trees));
  return {
    trees,
    difference: differenceOf(siteDir, trees),
    gone: carried.flatMap((part) => part.gone),
    joined: carried.flatMap((part) => part.joined ?? []),
  };
}

/**
 * Writes a planned release, all of it or nothing.
 *
 * @param siteDir - the folder it was planned for
 * @throws what the file system throws; then everything stands as before
 */
export function writeCut(siteDir: string, { trees }: Cut): void {
  replaceTrees(new Map([...trees].map(([path, tree]) => [join(siteDir, path), tree])));
}

/** Nightly's facts, with what the cut itself makes of their files. */
function factsAfterCut(siteDir: string, trees: ReadonlyMap<string, Tree>): Tree {
  const facts = new Map(readTree(join(siteDir, developedFacts)));
  for (const [path, tree] of trees) {
    const content = tree.get('');
    if (content && path.startsWith(`${developedFacts}/`))
      facts.set(path.slice(developedFacts.length + 1), content);
  }
  return facts;
}

function differenceOf(siteDir: string, trees: ReadonlyMap<string, Tree>): Difference {
  const total = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  for (const [path, tree] of trees) {
    const part = compareTrees(readTree(join(siteDir, path)), tree);
    const inSite = (name: string) => (name === '' ? path : `${path}/${name}`);
    total.added.push(...part.added.map(inSite));
    total.changed.push(...part.changed.map(inSite));
    total.removed.push(...part.removed.map(inSite));
  }
  return total;
}
