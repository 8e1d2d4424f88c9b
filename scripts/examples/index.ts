// `npm run examples`: runs the Python blocks of all pages, on the package of each page's version, and keeps what they
// printed in facts/<version>/examples.json. `-- PAGE …` runs some pages, `-- --try` keeps nothing and shows all that was
// printed, `-- --check` keeps nothing and compares with what is kept; it also runs what pages offer as files.
// The examples of the reference's entries (platform/entries) run with them, and alone when they are named.
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { documentedVersions } from '../../config/versions';
import { examplePages, type ExamplePage } from '../../plugins/examples/node/pages';
import type { ExampleRecord } from '../../plugins/examples/node/records';
import { fromCallersFolder } from '../lib/callers-folder';
import { runMain } from '../lib/run-main';
import { chosenPages } from './chosen';
import { checkedEntries, entryPages, keepEntries, silent } from './entries';
import { runForked } from './forked';
import { inTurn } from './inTurn';
import { landingDifferences } from './landing';
import { missingNotebooks, notebookDifferences } from './notebooks';
import { runPage, type PageRun } from './page';
import { examplesPython, type PackageSet, packageSetOf } from './python';
import { told, differences } from './report';
import { scriptDifferences } from './script';
import { takenFrom } from './taken';
import { writeChartFiles } from './charts';
import { keptRecords, merged, writeRecords } from './write';

const root = join(import.meta.dirname, '../..');
const today = new Date().toISOString().slice(0, 10);

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: { try: { type: 'boolean' }, check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const asked = positionals.map((path) => relative(root, fromCallersFolder(path)));
  const all = documentedVersions.flatMap(({ name }) => examplePages(root, name));
  // They are held against the reference, which takes seconds to read.
  const asksEntries = asked.length === 0 || asked.some((path) => path.startsWith('platform'));
  const entries = asksEntries ? entryPages(root) : [];
  const chosen = chosenPages([...all, ...entries], asked);
  const pages = chosen.filter((page) => !entries.includes(page));
  const pythonsFor = (of: readonly ExamplePage[], set: PackageSet) =>
    new Map(
      [...new Set(of.map(({ version }) => version))].map((name) => [name, examplesPython(root, name, set)]),
    );
  const venuePages = pages.filter(({ page }) => packageSetOf(page) === 'venues');
  // Notebooks and the landing page need the plain ones whatever pages are asked for.
  const pythons = { plain: pythonsFor(chosen, 'plain'), venues: pythonsFor(venuePages, 'venues') };
  const taken = takenFrom(root, values.check ? pages : []);
  const wrong: string[] = [];
  const runs = await inTurn(pages, availableParallelism(), async (page) => {
    const python = pythons[packageSetOf(page.page)].get(page.version) ?? '';
    const run = await runPage(python, page, today);
    for (const line of told(run, values.try ?? false)) console.log(line);
    const copies = taken.get(page);
    if (copies && run.failures.length === 0) {
      wrong.push(...(await scriptDifferences(python, copies, run, today)));
    }
    return run;
  });
  const entryRuns: PageRun[] = [];
  for (const [version, python] of pythons.plain) {
    const own = chosen.filter((page) => entries.includes(page) && page.version === version);
    entryRuns.push(...(await runForked(python, own, today)));
  }
  // Of hundreds, those alone are told that went wrong.
  for (const run of entryRuns)
    for (const line of values.try ? told(run, true) : run.failures) console.log(line);
  wrong.push(
    ...(values.check ? checkedEntries(root, entryRuns, asked.length === 0) : entryRuns.flatMap(silent)),
  );
  console.log(`${entryRuns.length} examples of entries were run`);
  if (values.check) {
    wrong.push(...runs.flatMap((run) => differences(root, run)));
    for (const [version, python] of pythons.plain) {
      wrong.push(...(await notebookDifferences(python, version, taken, runs, today)));
    }
    console.log(`${taken.size} programs were run as one file each, and their notebooks checked`);
  }
  if (values.check && asked.length === 0) {
    const python = pythons.plain.get('latest') ?? '';
    wrong.push(...missingNotebooks(taken), ...(await landingDifferences(root, python)));
  }
  for (const line of wrong) console.error(line);
  if (!values.try && !values.check) {
    keep(all, runs);
    keepEntries(root, entries, entryRuns);
  }
  const ended = [...runs, ...entryRuns];
  const failed = ended.reduce((sum, { failures }) => sum + failures.length, 0) + wrong.length;
  const ran = ended.flatMap(({ records }) => records.filter((record) => record?.outcome === 'ran'));
  const skipped = runs.flatMap(({ records }) => records.filter((record) => record?.outcome === 'skipped'));
  console.log(`${skipped.length} blocks can't run and say why`);
  console.log(`${ran.length} passed, ${failed} failed`);
  return failed === 0;
}

/** Keeps the runs of pages on which every block ended well. */
function keep(all: readonly ExamplePage[], runs: readonly PageRun[]): void {
  for (const { name, runsOn } of documentedVersions) {
    const whole = runs.filter(({ page, failures }) => page.version === name && failures.length === 0);
    const records = new Map(whole.map((run) => [run.page.page, run.records as ExampleRecord[]]));
    const pages = all.filter(({ version }) => version === name).map(({ page }) => page);
    writeRecords(root, name, merged(keptRecords(root, name), runsOn, records, pages));
    for (const { page, kept } of whole) writeChartFiles(root, page, kept);
  }
}

await runMain(main);
