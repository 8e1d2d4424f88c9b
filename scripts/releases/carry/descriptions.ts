import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { developedVersion } from '../../../config/site';
import { type Orphan, orphanLine, orphans } from '../../../plugins/reference/node/gates/orphans';
import { descriptionsFolder, keyClassesFile } from '../../../plugins/reference/node/facts/descriptions';
import { readReference } from '../../../plugins/reference/node/facts/reference';
import { readTree } from '../trees';
import { type Carried, hasAll, nothing } from './carried';

type Value = string | (Words & { readonly latest?: unknown; readonly nightly?: string | Words });

/**
 * Our words on symbols as they are when latest is cut from nightly: the words of nightly's are those of both, and what
 * is said of symbols that are no more goes.
 *
 * @throws Error that names the file at fault
 */
export function descriptionsAfterCut(siteDir: string): Carried {
  if (!hasAll(siteDir, descriptionsFolder, `facts/${developedVersion}/api`)) return nothing;
  const gone = orphans(siteDir, [readReference(siteDir, developedVersion)]);
  const tree = new Map(readTree(join(siteDir, descriptionsFolder)));
  for (const name of [...tree.keys()].filter((path) => path.endsWith('.json'))) {
    const file = `${descriptionsFolder}/${name}`;
    const own = gone.filter((orphan) => orphan.file === file);
    const data: unknown = JSON.parse(readFileSync(join(siteDir, file), 'utf8'));
    const after =
      file === keyClassesFile
        ? withoutNames(data as string[], own)
        : withoutOrphans(data as Record<string, Value>, own);
    if (JSON.stringify(after) !== JSON.stringify(data)) {
      tree.set(name, Buffer.from(`${JSON.stringify(after, null, 2)}\n`));
    }
  }
  return { trees: new Map([[descriptionsFolder, tree]]), gone: gone.map(orphanLine) };
}

function withoutNames(names: readonly string[], gone: readonly Orphan[]): string[] {
  const lost = new Set(gone.map(({ name }) => name));
  return names.filter((name) => !lost.has(name));
}

function withoutOrphans(data: Record<string, Value>, gone: readonly Orphan[]): Record<string, Value> {
  const whole = new Set(gone.filter(({ parameter }) => parameter === undefined).map(({ name }) => name));
  const entries = Object.entries(data).filter(([anchor]) => !whole.has(anchor));
  return Object.fromEntries(
    entries.map(([anchor, value]) => {
      const lost = new Set(gone.flatMap(({ name, parameter }) => (name === anchor ? (parameter ?? []) : [])));
      return [anchor, ofBoth(value, lost)];
    }),
  );
}

/** What is said of a symbol, in the form of `plugins/reference/node/facts/descriptions.ts`. */
interface Words {
  readonly line?: string;
  readonly more?: string;
  readonly parameters?: Texts;
  readonly raises?: Texts;
  readonly others?: Texts;
}

type Texts = Readonly<Record<string, string>>;

/** A description in the words of the developed version. */
function ofBoth(value: Value, lost: ReadonlySet<string>): Value {
  if (typeof value === 'string') return value;
  const { latest: _old, nightly = {}, ...both } = value;
  const common: Words = both;
  const own: Words = typeof nightly === 'string' ? { line: nightly } : nightly;
  const named = (key: 'parameters' | 'raises' | 'others', isKept: (name: string) => boolean = () => true) => {
    const texts = Object.entries({ ...common[key], ...own[key] }).filter(([name]) => isKept(name));
    return texts.length > 0 ? { [key]: Object.fromEntries(texts) } : {};
  };
  const more = own.more ?? common.more;
  const rest = {
    ...(more === undefined ? {} : { more }),
    ...named('parameters', (name) => !lost.has(name)),
    ...named('raises'),
    ...named('others'),
  };
  const line = own.line ?? common.line ?? '';
  return Object.keys(rest).length > 0 ? { line, ...rest } : line;
}
