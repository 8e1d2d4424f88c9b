import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import type { ParseFrontMatter } from '@docusaurus/types';
import { pagePlace } from '../pages/pagePlace';

/**
 * The date of each file's last commit, from one reading of the history.
 *
 * @param siteDir - a folder inside a git work tree; elsewhere the result is empty
 * @param folders - folders to look at, relative to `siteDir`
 * @returns path relative to `siteDir` (with `/`) → ISO 8601 date of its last commit
 */
export function lastCommitDates(siteDir: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  for (const line of gitLog(siteDir, folders).split('\n')) {
    if (line.startsWith('@')) dates.set('', line.slice(1));
    else if (line && !dates.has(line)) dates.set(line, dates.get('') ?? '');
  }
  dates.delete('');
  return dates;
}

function gitLog(siteDir: string, folders: readonly string[]): string {
  try {
    const args = ['log', '--format=@%cI', '--name-only', '--no-renames', '--relative', '--', ...folders];
    return execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return ''; // No git or no history, as in a downloaded archive: the files' own dates serve then.
  }
}

/**
 * Gives each page the date of its last commit as front matter. Docusaurus would start git once a page, and
 * can't date the developed version, whose copy git doesn't know.
 */
export function datedFrontMatter(siteDir: string): ParseFrontMatter {
  let dates: ReadonlyMap<string, string> | undefined;
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const result = await defaultParseFrontMatter({ filePath, fileContent });
    dates ??= lastCommitDates(siteDir, ['docs', 'versioned_docs']);
    const date = dates.get(pagePlace(filePath)?.writtenIn ?? '');
    // A new page has no commit yet; without any date Docusaurus would ask git again, and fail where there is none.
    result.frontMatter['last_update'] ??= { date: date ?? statSync(filePath).mtime.toISOString() };
    return result;
  };
}
