import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultVersion } from '../../config/site';
import type { DocumentedVersion } from '../../config/versions';
import { requireCleanTree } from './cleanTree';
import { planCut, writeCut } from './cut';
import { describeCut, nextSteps, platformVersion, releasedEntry } from './cutReport';
import { findingLines, type Review, reviewForRelease } from './review/review';

/** Where a forced cut leaves what is still to be looked at, below the site's folder; git ignores it. */
export const reviewFile = 'release-review.md';

/** What `npm run docs:release` is asked. */
interface ReleaseRequest {
  /** Folder of `docusaurus.config.ts`. */
  readonly siteDir: string;
  /** The default export of `sidebars.ts`. */
  readonly sidebars: object;
  readonly versions: readonly DocumentedVersion[];
  readonly dryRun: boolean;
  /** Cut although lines are open. */
  readonly force: boolean;
  /** The platform's version; the developed one's when absent. */
  readonly platform?: string | undefined;
  /** Reads the facts of the release from its own source, once the files are written; absent when it isn't at hand. */
  readonly readSource?: ((platform: string) => void) | undefined;
}

/**
 * Cuts the released documentation from the developed one and leaves it uncommitted.
 *
 * @returns the lines to print
 * @throws Error when lines are open that may not hold for a release (unless it is forced, or a dry run, which lists
 *   them), an excuse excuses nothing, the work tree is dirty (but not in a dry run), the version is none, or there are
 *   no pages
 */
export function release(request: ReleaseRequest): readonly string[] {
  const { siteDir, dryRun, force } = request;
  const { platform, developed } = platformVersion(request.platform, request.versions);
  if (!dryRun) requireCleanTree(siteDir);
  const cut = planCut(siteDir, request.sidebars, releasedEntry(developed, platform));
  const { added, changed, removed } = cut.difference;
  if (added.length + changed.length + removed.length === 0) {
    return ['The released documentation already equals the developed one: nothing to do.'];
  }
  const review = reviewForRelease(siteDir, developed);
  const list = reviewLines(review);
  if (dryRun) {
    const refused = list.length > 0 ? ['', ...list] : [];
    return [...describeCut(cut), ...refused, '', 'Dry run: nothing was written.'];
  }
  if (list.length > 0 && !force) throw new Error([...list, '', remedy].join('\n'));
  writeCut(siteDir, cut);
  request.readSource?.(platform);
  const left = leaveReview(siteDir, review, platform);
  return [...describeCut(cut), '', ...left, ...nextSteps(cut, developed, platform, !!request.readSource)];
}

const remedy =
  'The cut is refused until each line holds for the release, or config/release-excuses.json says why it may stay ' +
  '(file, text, reason). --force cuts all the same and leaves the list.';

/** What is open, under a line that counts it; none when nothing is. */
function reviewLines({ open, idle }: Review): readonly string[] {
  const lines = findingLines(open);
  const files = new Set(open.map(({ file }) => file)).size;
  const head = `${lines.length} lines of ${files} files may not hold for the release:`;
  return [...(lines.length > 0 ? [head, ...lines.map((line) => `  ${line}`)] : []), ...idle];
}

/** Writes the list of a forced cut, under the names of the files that are to be mended now. */
function leaveReview(siteDir: string, review: Review, platform: string): readonly string[] {
  const path = join(siteDir, reviewFile);
  rmSync(path, { force: true });
  const lines = findingLines(review.open, (file) => releasedPlace(file));
  if (lines.length === 0) return [];
  const head = `# To settle in the released pages of ${platform}\n\nLines as the cut found them.\n\n`;
  writeFileSync(path, `${head}${lines.map((line) => `- [ ] ${line}\n`).join('')}`);
  return [`${lines.length} lines are still open: ${reviewFile} lists them.`, ''];
}

/** Where a line of the developed version's pages stands in the release: the pages are copies, line by line. */
function releasedPlace(file: string): string {
  return file.replace(/^docs\//, `versioned_docs/version-${defaultVersion}/`);
}
