import { defaultVersion, developedVersion } from '../../config/site';
import type { DocumentedVersion } from '../../config/versions';
import type { Cut } from './cut';
import type { EntryFields } from './editVersions';

/** A group of this size at most is told path by path. */
const listed = 12;

/**
 * The lines that tell a maintainer what a release changes.
 *
 * @param cut - the planned release
 * @returns counts, the paths by folder with their marks (`+` added, `~` changed, `-` removed), and what went
 */
export function describeCut({
  difference: { added, changed, removed },
  gone,
  joined,
}: Cut): readonly string[] {
  const marked = [
    ...added.map((path) => ({ mark: '+', path })),
    ...changed.map((path) => ({ mark: '~', path })),
    ...removed.map((path) => ({ mark: '-', path })),
  ];
  return [
    `${added.length} added, ${changed.length} changed, ${removed.length} removed`,
    ...grouped(marked),
    ...titled('Taken out, since no version has what it tells of:', gone),
    ...titled('For both versions from now on, and not for nightly alone:', joined),
  ];
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
}

interface Marked {
  readonly mark: string;
  readonly path: string;
}

/** Paths in their folders; a large group as a count, since nobody reads hundreds of lines and git has them. */
function grouped(paths: readonly Marked[]): string[] {
  const groups = new Map<string, Marked[]>();
  for (const marked of paths) {
    const folder = marked.path.split('/').slice(0, -1).join('/');
    const key = `${marked.mark} ${folder}/`;
    groups.set(key, [...(groups.get(key) ?? []), marked]);
  }
  return [...groups].flatMap(([key, own]) =>
    own.length > listed
      ? [`  ${key}: ${own.length} files`]
      : own.map(({ mark, path }) => `  ${mark} ${path}`),
  );
}

/**
 * What the released version's entry in `config/versions.ts` becomes.
 *
 * The source stays that of the developed version until the facts are read from the release's own: links lead to the
 * lines that the facts know. So does the package: the pages' outputs were printed by it.
 *
 * @param developed - the developed version's entry
 * @param platform - the platform's version that is released, e.g. `1.222.0`
 */
export function releasedEntry(developed: DocumentedVersion, platform: string): EntryFields {
  const { name: _name, ...fields } = developed;
  return { ...fields, platform, stage: 'release' };
}

/**
 * The version of the platform that a release is for.
 *
 * @param given - from the command line
 * @param versions - the documented versions; the developed one's is the default
 * @throws Error when the given one isn't a version, or no version is being developed
 */
export function platformVersion(
  given: string | undefined,
  versions: readonly DocumentedVersion[],
): { readonly platform: string; readonly developed: DocumentedVersion } {
  const developed = versions.find(({ name }) => name === developedVersion);
  if (!developed) throw new Error(`config/versions.ts has no entry named '${developedVersion}' to release.`);
  const platform = given ?? developed.platform;
  checkVersion('--platform-version', platform);
  return { platform, developed };
}

/** @throws Error for what is no version of the platform */
export function checkVersion(option: string, version: string): void {
  if (/^\d+\.\d+\.\d+(?:(?:a|b|rc|\.post)\d+)?$/.test(version)) return;
  throw new Error(`${option}: '${version}' is no version of the platform. Write it as 1.222.0.`);
}

/** What a maintainer does when the files are written. */
export function nextSteps(
  cut: Cut,
  developed: DocumentedVersion,
  platform: string,
  sourceRead: boolean,
): readonly string[] {
  const paths = [...cut.trees.keys()].join(' ');
  return [
    ...(sourceRead
      ? []
      : [
          `The facts of ${defaultVersion} are those of ${developed.sourceRef}, and its links to the source lead there. Unless that is`,
          `the release, read them anew from a checkout of v${platform}, which also sets sourceRef and day:`,
          `  npm run facts -- --source PATH --version ${defaultVersion} --ref v${platform}`,
        ]),
    ...(platform === developed.runsOn
      ? []
      : [
          `The outputs of ${defaultVersion}'s pages were printed by ${developed.runsOn}, not by ${platform}. Set runsOn in config/versions.ts`,
          `and the package in platform/examples/requirements-${defaultVersion}.txt, then:`,
          '  npm run examples && npm run claims && npm run venues',
        ]),
    'Then run npm test, and commit:',
    `  git add -A ${paths} && git commit -m "Release the documentation of ${platform}"`,
  ];
}
