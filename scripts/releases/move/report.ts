import { defaultVersion, developedVersion } from '../../../config/site';
import type { DocumentedVersion } from '../../../config/versions';
import { type Change, compare } from '../../../plugins/reference/node/changes/compare';
import { orphanLine, orphans } from '../../../plugins/reference/node/gates/orphans';
import { readReference, type Reference } from '../../../plugins/reference/node/facts/reference';
import { lastPart } from '../../../plugins/reference/node/text';
import { textOf } from '../../../plugins/reference/node/view/pieces';
import { symbolsOf } from '../../../plugins/reference/node/facts/symbolTable';
import { excused, idleLine, readExcuses } from '../review/excuses';
import { findingLines, search } from '../review/review';
import { signsOf, signsOfMove } from '../review/signs';
import { linesNaming, type Names, namesOnPages } from './names';
import { reasonOf } from '../../../plugins/reasonOf';

/** What a person must look at after a move, as a title and lines. */
interface MoveList {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Lists what a person must look at after a move. A list that can't be made says why, in its place, and the others come.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param snapshot - folder with the facts before the move
 * @param before - the developed version's entry as it was
 * @param after - as it is
 */
export function moveLists(
  siteDir: string,
  snapshot: string,
  before: DocumentedVersion,
  after: DocumentedVersion,
): readonly MoveList[] {
  const renamed = before.platform !== after.platform || before.runsOn !== after.runsOn;
  const read = () => {
    const [old, young] = [
      readReference(snapshot, developedVersion),
      readReference(siteDir, developedVersion),
    ];
    const names = namesOnPages(
      siteDir,
      symbolsOf(snapshot, developedVersion),
      symbolsOf(siteDir, developedVersion),
    );
    return { old, young, names };
  };
  const facts = lazily(read);
  return [
    list('Symbols that changed, with the lines that name them', () => {
      const { old, young, names } = facts();
      return changedSymbols(old, young, names);
    }),
    list('Links that were lost', () =>
      facts().names.lost.map(
        ({ where, text, mistake }) => `${where}: \`${text}\`: ${mistake ?? 'stays plain code'}`,
      ),
    ),
    list('Descriptions that lost their symbol', () =>
      orphans(siteDir, [readReference(siteDir, defaultVersion), facts().young]).map(orphanLine),
    ),
    list('Sentences with the old commit, day or version, and defects to try again', () =>
      findingLines(search(siteDir, signsOfMove(before, renamed))),
    ),
    list('Excuses that excuse nothing any more', () =>
      excused(search(siteDir, signsOf(after)), readExcuses(siteDir)).idle.map(idleLine),
    ),
  ];
}

function list(title: string, make: () => readonly string[]): MoveList {
  try {
    return { title, lines: make() };
  } catch (error) {
    return { title: `${title}: this list could not be made`, lines: [reasonOf(error)] };
  }
}

function changedSymbols(old: Reference, young: Reference, names: Names): string[] {
  const { added, removed, changed } = compare(old, young);
  const owners = memberCounts([old, young]);
  const told = (mark: string, { page, anchor, words }: Change) => {
    const alone = (owners.get(lastPart(anchor)) ?? 0) <= 1;
    const lines = linesNaming(names, page, anchor, alone);
    const what = words.length > 0 ? `: ${textOf(words)}` : '';
    return [`${mark} ${page}: ${anchor}${what}`, ...lines.map(({ where, text }) => `    ${where}: ${text}`)];
  };
  return [
    ...removed.flatMap((change) => told('-', change)),
    ...changed.flatMap((change) => told('~', change)),
    // Whether pages should name what is new, nobody but a person knows.
    ...added.map(({ page, anchor }) => `+ ${page}: ${anchor}`),
  ];
}

/** How many symbols have a member of a name. */
function memberCounts(references: readonly Reference[]): ReadonlyMap<string, number> {
  const owners = new Map<string, Set<string>>();
  for (const { symbol } of references.flatMap(({ pages }) => [...pages.values()].flat())) {
    for (const { name } of [...(symbol.members ?? []), ...(symbol.fields ?? [])]) {
      owners.set(name, (owners.get(name) ?? new Set()).add(symbol.anchor));
    }
  }
  return new Map([...owners].map(([name, set]) => [name, set.size]));
}

/** Makes a value at its first use, and throws the same error at each. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | { readonly error: unknown } | undefined;
  return () => {
    if (!made) {
      try {
        made = { value: make() };
      } catch (error) {
        made = { error };
      }
    }
    if ('error' in made) throw made.error;
    return made.value;
  };
}

/** The lines of all lists; an empty one says so. */
export function listLines(lists: readonly MoveList[]): readonly string[] {
  return lists.flatMap(({ title, lines }) => [
    '',
    `${title}${lines.length === 0 ? ': none' : ':'}`,
    ...lines.map((line) => `  ${line}`),
  ]);
}
