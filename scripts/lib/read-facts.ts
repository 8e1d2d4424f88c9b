import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedVersion, type DocumentedVersion } from '../../config/versions';
import { editedVersions, entryIn, versionsFile } from '../releases/editVersions';
import { platformEnvironment } from './platform-environment';

/** What to read facts from. */
interface FactsRequest {
  /** Root of a source tree of the platform, absolute. */
  readonly source: string;
  readonly version: DocumentedVersion['name'];
  /** Its commit or tag; asked of git when absent. */
  readonly ref?: string | undefined;
  /** Its day, as 2025-11-10; asked of git when absent. */
  readonly day?: string | undefined;
}

/**
 * Reads the facts of a version, its API and its messages, from a source tree and notes in `config/versions.ts` which one it was.
 *
 * @param root - the project's folder
 * @throws Error when the commit is unknown, or the facts can't be read: the extractor printed why, and nothing was noted
 */
export function readFacts(root: string, { source, version, ref, day }: FactsRequest): void {
  const sourceRef = ref ?? askGit(source, ['rev-parse', 'HEAD']);
  if (!sourceRef) {
    throw new Error(`${source} is no git checkout, so its commit is unknown. Give it as --commit SHA.`);
  }
  if (!/^(?:v\d[\w.]*|[0-9a-f]{7,40})$/.test(sourceRef)) {
    throw new Error(`'${sourceRef}' is no commit in hexadecimal digits, and no tag such as v1.222.0.`);
  }
  if (day && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`--day: write '${day}' as 2025-11-10.`);
  const program = platformEnvironment(root);
  // The messages name the entries of the API, so they come second.
  for (const module of ['extract', 'extract.messages']) {
    const { status } = spawnSync(program, ['-B', '-m', module, '--source', source, '--version', version], {
      cwd: join(root, 'platform'),
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`The facts of ${version} could not be read; the reason stands above.`);
  }
  const file = join(root, versionsFile);
  const text = readFileSync(file, 'utf8');
  const before = entryIn(text, documentedVersion(version));
  const known = day ?? dayOf(sourceRef, before, askGit(source, ['show', '-s', '--format=%cs', 'HEAD']));
  writeFileSync(file, editedVersions(text, version, { sourceRef, day: known }));
}

/**
 * The day of a commit or tag that was read: as git has it, and where git has none what was known of the same one before.
 *
 * @param before - the version's entry before it was read
 * @param asked - what git says; '' where it says nothing
 */
export function dayOf(
  sourceRef: string,
  before: Pick<DocumentedVersion, 'sourceRef' | 'day'>,
  asked: string,
): string {
  if (asked !== '') return asked;
  return before.sourceRef === sourceRef ? before.day : '';
}

/** What git says of a checkout; '' of what is none. */
function askGit(source: string, args: readonly string[]): string {
  if (!existsSync(join(source, '.git'))) return '';
  const { status, stdout } = spawnSync('git', ['-C', source, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
