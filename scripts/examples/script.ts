import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ProgramCopies } from '../../plugins/page-programs/node/copies';
import { ended } from './ended';
import type { PageRun } from './page';
import { plain } from './plain';
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
  const base = mkdtempSync(join(tmpdir(), 'script-'));
  const folder = mkdtempSync(join(base, 'run-'));
  const printed = join(base, 'printed');
  try {
    writeFileSync(join(folder, basename(scriptPath)), script);
    const descriptor = openSync(printed, 'a');
    const end = await ended(python, [basename(scriptPath)], folder, descriptor);
    closeSync(descriptor);
    const output = plain(readFileSync(printed, 'utf8'));
    const what = `${page.file}: its program as one file, ${scriptPath},`;
    if (end) return [`${what} failed: ${end}\n${output.slice(-2000)}`];
    const shown = records.map((record) => record?.output ?? '').join('\n');
    const others = otherLines(shown, output, date);
    return others.length > 0
      ? [[`${what} printed other lines than its blocks:`, ...others].join('\n  ')]
      : [];
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}
