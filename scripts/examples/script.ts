import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ProgramCopies } from '../../plugins/page-programs/node/copies';
import { inNewFolder } from '../lib/new-folder';
import type { PageRun } from './page';
import { plain } from './plain';
import { runPython } from './runPython';
import { otherLines } from './sameLines';

/**
 * Runs the Python file that a page offers, as its reader does: by its name, alone in an empty folder.
 *
 * @param python - what runs it
 * @param run - the run of the page's blocks, today
 * @param date - today, as 2026-11-21
 * @returns a line for what went otherwise than on the page, none when all is the same
 * @throws Error when the process can't be started
 */
export async function scriptDifferences(
  python: string,
  { scriptPath, script }: Pick<ProgramCopies, 'scriptPath' | 'script'>,
  { page, records }: PageRun,
  date: string,
): Promise<readonly string[]> {
  const name = basename(scriptPath);
  const { end, printed } = await inNewFolder((folder) => {
    writeFileSync(join(folder, name), script);
    return runPython(python, [name], folder);
  });
  const output = plain(printed);
  const what = `${page.file}: its program as one file, ${scriptPath},`;
  if (end) return [`${what} failed: ${end}\n${output.slice(-2000)}`];
  const shown = records.map((record) => record?.output ?? '').join('\n');
  const others = otherLines(shown, output, date);
  return others.length > 0 ? [[`${what} printed other lines than its blocks:`, ...others].join('\n  ')] : [];
}
