import type { DocumentedVersion } from '../../../config/versions';
import type { FindingKind, Sign } from './findings';

/**
 * What tells that a sentence of the developed version's pages may not hold for a release: it names nightly, compares
 * versions, or speaks of the commit, of its day, or of a state that isn't released.
 *
 * @param developed - the developed version's entry
 */
export function signsOf(developed: DocumentedVersion): readonly Sign[] {
  const { platform, sourceRef, day } = developed;
  const [major = ''] = platform.split('.');
  return [
    sign('nightly', String.raw`\bnightly\b`),
    // The command that installs the release itself stays right: `nautilus_trader==1.222.0`.
    sign(
      'version',
      String.raw`(?<![\d.])(?!(?<===|nautilus_trader-)${escaped(platform)}(?!\.?[\da-z]))${major}\.\d{3}\.\d+[\w.+]*(?<![.])`,
    ),
    ...commitSigns(sourceRef),
    ...(day ? [sign('day', dayPattern(day))] : []),
    sign(
      'development',
      String.raw`\bin the making\b|\bunreleased\b|\bnot (?:yet )?released\b|\bstate of (?:the )?development\b|\bstate described here\b`,
    ),
  ];
}

/**
 * What tells that a sentence may not hold for a newer commit.
 *
 * @param before - the developed version's entry as it was
 * @param renamed - whether the platform's version or the package changed too
 */
export function signsOfMove(before: DocumentedVersion, renamed: boolean): readonly Sign[] {
  const { platform, runsOn, sourceRef, day } = before;
  const numbers = [...new Set([platform, runsOn])].map(escaped).join('|');
  return [
    ...commitSigns(sourceRef),
    ...(day ? [sign('day', dayPattern(day))] : []),
    ...(renamed ? [sign('version', String.raw`(?<![\d.])(?:${numbers})(?!\.?\d)`)] : []),
    // A defect of the version that moves: try it on the new commit.
    sign('nightly', String.raw`^:::known\[[^\]\n]*\bnightly\b`),
  ];
}

function commitSigns(ref: string): Sign[] {
  // Written short or in full; a tag is a version, which has a sign of its own.
  const hash = /^[0-9a-f]{7,40}$/.test(ref)
    ? [sign('commit', String.raw`\b${ref.slice(0, 7)}[0-9a-f]*\b`)]
    : [];
  return [
    ...hash,
    sign('commit', String.raw`\b(?:this|that|the|its|one|fixed|documented)(?: fixed)? commit\b`),
  ];
}

/** A day as prose and package names write it: 10 November 2025, November 10, 2025, 2025-11-10, 20251110. */
function dayPattern(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = new Date(`${day}T00:00:00Z`).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  const number = String(Number(date));
  return [
    `\\b${number} ${name} ${year}\\b`,
    `\\b${name} ${number},? ${year}\\b`,
    `\\b${year}-${month}-${date}\\b`,
    `(?<!\\d)${year}${month}${date}(?!\\d)`,
  ].join('|');
}

/** A blank in `words` stands for any white space. */
function sign(kind: FindingKind, words: string): Sign {
  return { kind, pattern: new RegExp(words.replaceAll(' ', String.raw`\s+`), 'gim') };
}

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);
