import { execFileSync } from 'node:child_process';

const shown = 5;

/**
 * Makes sure that a command which rewrites folders can be undone with git alone.
 *
 * @param folder - a folder of a git work tree
 * @throws Error that names up to five files with uncommitted changes, or says that there is no repository
 */
export function requireCleanTree(folder: string): void {
  const files = status(folder)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
  if (files.length === 0) return;
  const more = files.length > shown ? ` and ${files.length - shown} more` : '';
  throw new Error(
    `There are uncommitted changes: ${files.slice(0, shown).join(', ')}${more}. ` +
      'Commit or stash them, so that the release is a commit of its own; --dry-run works without.',
  );
}

function status(folder: string): string {
  try {
    return execFileSync('git', ['status', '--porcelain'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const reason =
      error instanceof Error ? (error.message.split('\n').at(1) ?? error.message) : String(error);
    throw new Error(`A release needs a git repository, and git says of ${folder}: ${reason}`);
  }
}
