import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inNewFolder } from '../lib/new-folder';
import type { PageRun } from './page';
import { plain } from './plain';
import { runPython } from './runPython';
import { otherLines } from './sameLines';
import type { Taken } from './taken';

/** Notebooks that are run too: a first backtest, one with files beside it, one with event loops of its own. */
export const runToo: readonly string[] = [
  'latest/getting_started/quickstart.ipynb',
  'latest/tutorials/loading_external_data.ipynb',
  'latest/concepts/adapters.ipynb',
];

/** Milliseconds for all notebooks of a version. */
const timeLimit = 600_000;
const checker = join(import.meta.dirname, '../../platform/examples/notebooks.py');

/** What the checker tells, by the notebook's path. */
interface Checked {
  readonly invalid: Readonly<Record<string, string>>;
  readonly executed: Readonly<Record<string, { readonly printed: string; readonly error: string | null }>>;
}

/**
 * Holds the pages' notebooks against the format, and runs some.
 *
 * @param python - has what runs notebooks, and the package of the pages' version
 * @param version - of the pages, such as `latest`
 * @param taken - the pages' files
 * @param runs - the runs of the pages' blocks, today; of a page that failed nothing is said
 * @param date - today, as 2026-11-21
 * @returns a line for each notebook with what is wrong
 * @throws Error when the check itself can't be done
 */
export async function notebookDifferences(
  python: string,
  version: string,
  taken: Taken,
  runs: readonly PageRun[],
  date: string,
): Promise<readonly string[]> {
  const own = runs.flatMap((run) => {
    const copies = taken.get(run.page);
    return copies && run.page.version === version && run.failures.length === 0 ? [{ run, ...copies }] : [];
  });
  if (own.length === 0) return [];
  const names = own.map(({ notebookPath }) => notebookPath).filter((path) => runToo.includes(path));
  const notebooks = new Map(own.map(({ notebookPath, notebook }) => [notebookPath, notebook]));
  const { invalid, executed } = await checked(python, notebooks, names);
  return own.flatMap(({ run: { page, records }, notebookPath }) => {
    const what = `${page.file}: its notebook, ${notebookPath},`;
    const wrong = invalid[notebookPath];
    if (wrong) return [`${what} breaks the format: ${wrong}`];
    const result = executed[notebookPath];
    if (!result) return [];
    if (result.error !== null) return [`${what} failed:\n${plain(result.error).slice(-2000)}`];
    const shown = records.map((record) => record?.output ?? '').join('\n');
    const others = otherLines(shown, plain(result.printed), date);
    return others.length > 0 ? [[`${what} printed other lines than the page:`, ...others].join('\n  ')] : [];
  });
}

/** Notebooks that shall be run and that no page gives. */
export function missingNotebooks(taken: Taken): readonly string[] {
  const all = new Set([...taken.values()].map(({ notebookPath }) => notebookPath));
  return runToo
    .filter((path) => !all.has(path))
    .map((path) => `${path} is no notebook of a page: choose another in scripts/examples/notebooks.ts`);
}

function checked(
  python: string,
  notebooks: ReadonlyMap<string, string>,
  names: readonly string[],
): Promise<Checked> {
  return inNewFolder(async (base) => {
    const folder = join(base, 'notebooks');
    for (const [path, text] of notebooks) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const results = join(base, 'results.json');
    const { end, printed } = await runPython(python, [checker, folder, results, ...names], base, timeLimit);
    if (end) throw new Error(`The check of the notebooks failed: ${end}\n${printed.trimEnd().slice(-2000)}`);
    return JSON.parse(readFileSync(results, 'utf8')) as Checked;
  });
}
