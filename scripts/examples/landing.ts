import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inNewFolder } from '../lib/new-folder';
import { runPython } from './runPython';

const program = 'platform/landing/cross_over.py';
const kept = 'facts/latest/landing.json';

/** What differs from machine to machine and from day to day. */
const ofTheRun: ReadonlySet<string> = new Set(['python', 'seconds', 'ran_on']);

/**
 * Runs the landing page's program, of which the page shows an excerpt, and compares its result with the kept one.
 *
 * @param root - the project's folder
 * @param python - of latest's examples
 * @returns a line for what is wrong, none when the result repeats
 */
export function landingDifferences(root: string, python: string): Promise<readonly string[]> {
  return inNewFolder(async (folder) => {
    const file = join(folder, 'result.json');
    const { end, printed } = await runPython(python, [join(root, program), file], folder);
    if (end) return [`${program} failed:\n${printed.trim()}`];
    const same =
      comparable(readFileSync(file, 'utf8')) === comparable(readFileSync(join(root, kept), 'utf8'));
    return same ? [] : [`${program} gives another result than ${kept}, which the landing page shows`];
  });
}

/** A result without what no run repeats, in one form. @throws SyntaxError on what is no JSON */
export function comparable(result: string): string {
  const fields = Object.entries(JSON.parse(result) as Record<string, unknown>);
  return JSON.stringify(fields.filter(([name]) => !ofTheRun.has(name)).sort());
}
