import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { developedVersion } from '../../../config/site';
import type { DocumentedVersion } from '../../../config/versions';
import { diagramsOf, undrawn } from '../../../plugins/diagrams/node/diagrams';
import { drawingsFolder, keptDrawings } from '../../../plugins/diagrams/node/drawings';
import { checkVersion } from '../cutReport';
import { editedVersions, versionsFile } from '../editVersions';
import { repinned, requirementsFile } from '../requirements';
import type { Step } from './steps';

/** Where the developed version moves. */
export interface MoveRequest {
  readonly platform?: string | undefined;
  /** The released package that is the nearest to the commit; the examples, claims and venues' nodes run anew when it is given. */
  readonly runsOn?: string | undefined;
}

/** What the steps start; each throws an Error when it fails. */
export interface MoveCommands {
  /** Reads the facts, and notes the commit and its day in `config/versions.ts`. */
  readonly facts: () => void;
  /** Runs a command of `package.json`. */
  readonly npm: (command: string, ...args: readonly string[]) => void;
}

const facts = `facts/${developedVersion}`;

/**
 * The steps of a move.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param now - the developed version's entry
 * @throws Error for what is no version
 */
export function moveSteps(
  siteDir: string,
  now: DocumentedVersion,
  { platform = now.platform, runsOn }: MoveRequest,
  { facts: readFacts, npm }: MoveCommands,
): readonly Step[] {
  checkVersion('--platform-version', platform);
  if (runsOn !== undefined) checkVersion('--runs-on', runsOn);
  const requirements = requirementsFile(developedVersion);
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(siteDir, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const stays =
    runsOn === undefined ? `the pages run on ${now.runsOn} as before (--runs-on X moves them)` : undefined;
  const sameVersion = platform === now.platform && (runsOn ?? now.runsOn) === now.runsOn;
  return [
    {
      name: 'facts',
      writes: [`${facts}/api`, `${facts}/symbols.json`, `${facts}/messages.json`, versionsFile],
      run: readFacts,
    },
    {
      name: 'versions and requirements',
      writes: [versionsFile, requirements],
      idle: () => (sameVersion ? `still ${platform}, run on ${now.runsOn}` : undefined),
      run: () => {
        const fields = runsOn === undefined ? { platform } : { platform, runsOn };
        edit(versionsFile, (text) => editedVersions(text, developedVersion, fields));
        if (runsOn !== undefined) edit(requirements, (text) => repinned(text, runsOn));
      },
    },
    {
      name: 'examples',
      writes: [`${facts}/examples.json`, `${facts}/entry-examples.json`, `${facts}/charts`],
      idle: () => stays,
      run: () => npm('examples', 'docs', 'platform/entries'),
    },
    {
      name: 'claims',
      writes: [`${facts}/claims.json`],
      idle: () => stays,
      run: () => npm('claims', '--version', developedVersion),
    },
    {
      name: 'venues',
      writes: [`${facts}/node-runs.json`],
      idle: () => stays,
      run: () => npm('venues', '--version', developedVersion),
    },
    {
      name: 'diagrams',
      writes: [drawingsFolder],
      idle: () =>
        undrawn(diagramsOf(siteDir), keptDrawings(siteDir)).length === 0
          ? 'all are drawn, and no others kept'
          : undefined,
      run: () => npm('diagrams'),
    },
  ];
}
