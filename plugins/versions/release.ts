import type { DocumentedVersion } from '../../config/versions';
import { requireCleanTree } from './cleanTree';
import { planCut, writeCut } from './cut';
import { describeCut, platformVersion, releasedEntry } from './cutReport';

/** What `npm run docs:release` is asked. */
export interface ReleaseRequest {
  /** Folder of `docusaurus.config.ts`. */
  readonly siteDir: string;
  /** The default export of `sidebars.ts`. */
  readonly sidebars: unknown;
  readonly versions: readonly DocumentedVersion[];
  readonly dryRun: boolean;
  /** The platform's version; the developed one's when absent. */
  readonly platform?: string | undefined;
}

/**
 * Cuts the released documentation from the developed one and leaves it uncommitted.
 *
 * @returns the lines to print
 * @throws Error when the work tree is dirty (but not in a dry run), the version is none, or there are no pages
 */
export function release(request: ReleaseRequest): readonly string[] {
  const { siteDir, dryRun } = request;
  const { platform, developed } = platformVersion(request.platform, request.versions);
  if (!dryRun) requireCleanTree(siteDir);
  const cut = planCut(siteDir, request.sidebars);
  const { added, changed, removed } = cut.difference;
  if (added.length + changed.length + removed.length === 0) {
    return ['The released documentation already equals the developed one: nothing to do.'];
  }
  if (!dryRun) writeCut(siteDir, cut);
  const paths = [...cut.trees.keys(), 'config/versions.ts'].join(' ');
  return [
    ...describeCut(cut),
    '',
    "In config/versions.ts, latest's entry becomes:",
    `  ${releasedEntry(developed, platform)}`,
    '',
    ...(dryRun
      ? ['Dry run: nothing was written.']
      : [
          'Then run npm test, and commit:',
          `  git add -A ${paths} && git commit -m "Release the documentation of ${platform}"`,
        ]),
  ];
}
