// `npm run claims`: runs the programs of platform/claims on the package of each version and keeps which held in
// facts/<version>/claims.json. `-- FILE …` runs some (files or folders), `-- --version latest` on one version,
// `-- --check` keeps nothing.
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { documentedVersions, versionNames } from '../../config/versions';
import { claimProblems, placeOf } from '../../plugins/claims/node/check';
import { readClaims } from '../../plugins/claims/node/claims';
import { mentionsOf } from '../../plugins/claims/node/mentions';
import { readClaimRecords } from '../../plugins/claims/node/records';
import { examplesPython } from '../examples/python';
import { fromCallersFolder } from '../lib/callers-folder';
import { runMain } from '../lib/run-main';
import { mergedClaims, writeClaimRecords } from './keep';
import { runClaims } from './runClaims';

const root = join(import.meta.dirname, '../..');
const today = new Date().toISOString().slice(0, 10);

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' }, version: { type: 'string' } },
    allowPositionals: true,
  });
  const asked = positionals.map((path) => relative(root, fromCallersFolder(path)).replaceAll('\\', '/'));
  // Those alone that are asked for: another one may be half written.
  const claims = readClaims(
    root,
    versionNames,
    (file) => asked.length === 0 || asked.some((path) => isIn(file, path)),
  );
  for (const path of asked) {
    if (![...claims.values()].some(({ file }) => isIn(file, path)))
      throw new Error(`${path} names no claim.`);
  }
  const mentions = versionNames.flatMap((version) => mentionsOf(root, version));
  let passed = 0;
  let failed = 0;
  const tell = (lines: readonly string[]) => {
    failed += lines.length;
    for (const line of lines) console.error(line);
  };
  for (const { name: version, runsOn } of documentedVersions) {
    if (values.version && values.version !== version) continue;
    const now = [...claims.values()].filter(({ only }) => !only || only.version === version);
    if (now.length === 0) continue;
    const python = examplesPython(root, version);
    const failures = await runClaims(root, python, now);
    const wrong = [...failures].map(([name, what]) => {
      const places = mentions
        .filter(({ claim, version: of }) => claim === name && of === version)
        .map(placeOf);
      const where = places.length > 0 ? `${places.join(', ')}: ` : '';
      return `${where}the claim platform/claims/${name}.py doesn't hold on ${runsOn}: ${indented(what)}`;
    });
    tell(wrong);
    passed += now.length - wrong.length;
    console.log(`${version}: ${now.length - wrong.length} of ${now.length} claims hold on ${runsOn}`);
    if (values.check) continue;
    const held = new Map(now.map(({ name }) => [name, !failures.has(name)]));
    const kept = readClaimRecords(root, version);
    writeClaimRecords(root, version, mergedClaims(kept, runsOn, now, held, today, asked.length === 0));
  }
  if (asked.length === 0) {
    const records = new Map(versionNames.map((version) => [version, readClaimRecords(root, version)]));
    tell(claimProblems(claims, mentions, records));
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Whether a file is the path that a command names, or in that folder. */
function isIn(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

const indented = (text: string): string => text.replaceAll('\n', '\n    ');

await runMain(main);
