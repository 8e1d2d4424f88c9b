import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** A file or folder as it shall be: path inside it (with `/`; `''` for a single file) → content. */
export type Tree = ReadonlyMap<string, Uint8Array>;

/** How a tree differs from what stands there. Paths are those of the tree. */
export interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * @param path - a folder or a file; a missing one is an empty tree
 * @returns all its files
 */
export function readTree(path: string): Tree {
  if (!existsSync(path)) return new Map();
  if (statSync(path).isFile()) return new Map([['', readFileSync(path)]]);
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(path, name)).isFile())
    .sort();
  return new Map(files.map((name) => [name.split(sep).join('/'), readFileSync(join(path, name))]));
}

/** How `wanted` differs from `present`. */
export function compareTrees(present: Tree, wanted: Tree): Difference {
  const names = [...wanted.keys()];
  return {
    added: names.filter((name) => !present.has(name)),
    changed: names.filter((name) => {
      const old = present.get(name);
      return old !== undefined && Buffer.compare(old, wanted.get(name) ?? old) !== 0;
    }),
    removed: [...present.keys()].filter((name) => !wanted.has(name)),
  };
}

/**
 * Replaces files and folders by trees, all or none: each is written beside its place first, then they change places,
 * and when one can't, those before it change back.
 *
 * @param trees - absolute path → what shall stand there
 * @throws what the file system throws; then everything stands as before
 */
export function replaceTrees(trees: ReadonlyMap<string, Tree>): void {
  const places = [...trees.keys()];
  const fresh = (path: string) => `${path}.new`;
  const old = (path: string) => `${path}.old`;
  const swapped: string[] = [];
  try {
    for (const [path, tree] of trees) {
      rmSync(fresh(path), { recursive: true, force: true });
      rmSync(old(path), { recursive: true, force: true });
      writeTree(fresh(path), tree);
    }
    for (const path of places) {
      swapped.push(path);
      if (existsSync(path)) renameSync(path, old(path));
      renameSync(fresh(path), path);
    }
  } catch (error) {
    for (const path of swapped) restore(path, old(path), fresh(path));
    throw error;
  } finally {
    for (const path of places) rmSync(fresh(path), { recursive: true, force: true });
  }
  for (const path of places) rmSync(old(path), { recursive: true, force: true });
}

/** Puts back what stood at `path`; where nothing did, takes away what came, unless it never came. */
function restore(path: string, old: string, fresh: string): void {
  const came = !existsSync(fresh);
  if (came) rmSync(path, { recursive: true, force: true });
  if (existsSync(old)) renameSync(old, path);
}

function writeTree(path: string, tree: Tree): void {
  if (tree.size === 0) mkdirSync(path, { recursive: true });
  for (const [name, content] of tree) {
    const file = name === '' ? path : join(path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
