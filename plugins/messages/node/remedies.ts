import { join } from 'node:path';
import { developedVersion } from '../../../config/site';
import { documentedVersions } from '../../../config/versions';
import { filesBelow } from '../../facts/filesBelow';
import { readChecked, readSchema } from '../../facts/readChecked';
import { pageNames } from '../../pages/pageFiles';
import { messageTexts } from './read';
import { messageId } from './words';

/** Where the remedies stand, a file a page. */
export const remediesFolder = 'facts/remedies';

/** Why the platform says something, and what to do. */
export interface Remedy {
  /** As in the messages' facts: each gap as `{}`. */
  readonly text: string;
  /** Plain text with code between backticks, as the remedy is. */
  readonly cause: string;
  readonly remedy: string;
  /** What says it, where that isn't the platform: `Python`, `msgspec`. */
  readonly origin?: string;
  /** The page that shows it, such as `concepts/orders`, and where on it. */
  readonly page: string;
  readonly id: string;
}

/** A remedy with the place where it was read. */
interface FiledRemedy extends Pick<Remedy, 'page' | 'text' | 'id'> {
  readonly file: string;
  readonly words: Filed;
}

/** What a file of remedies says of a message. */
export interface Filed {
  readonly cause: string;
  readonly remedy: string;
  readonly origin?: string;
  readonly nightly?: { readonly cause: string; readonly remedy: string };
}

/**
 * The remedies of a version, in the order of their pages and files.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @throws Error that names the file and the message: not as the schema says, a message that stands in no version or,
 *   with an origin, in one; a message that is told twice; words for nightly on a message that nightly lacks
 */
export function readRemedies(siteDir: string, version: string): readonly Remedy[] {
  return allRemedies(siteDir).get(version) ?? [];
}

const known = new Map<string, ReadonlyMap<string, readonly Remedy[]>>();

function allRemedies(siteDir: string): ReadonlyMap<string, readonly Remedy[]> {
  const made = known.get(siteDir) ?? newRemedies(siteDir);
  known.set(siteDir, made);
  return made;
}

function newRemedies(siteDir: string): ReadonlyMap<string, readonly Remedy[]> {
  const filed = readFiles(siteDir);
  if (filed.length === 0) return new Map();
  const byVersion = new Map<string, Remedy[]>();
  const texts = new Map(documentedVersions.map(({ name }) => [name, messageTexts(siteDir, name)]));
  for (const [name, of] of texts) {
    const pages = pageNames(siteDir, name);
    const own = filed.filter(({ page, text, words }) =>
      words.origin === undefined ? of.has(text) : pages.has(page),
    );
    byVersion.set(
      name,
      own.map(({ page, text, id, words: { origin, nightly, ...words } }) => ({
        page,
        text,
        id,
        ...(name === developedVersion ? (nightly ?? words) : words),
        ...(origin === undefined ? {} : { origin }),
      })),
    );
  }
  for (const { file, text, words } of filed) {
    const isKnown = [...texts.values()].some((of) => of.has(text));
    if (isKnown === (words.origin !== undefined)) {
      throw new Error(
        isKnown
          ? `${file}: '${text}' is a message of the platform; it needs no origin.`
          : `${file}: no version says '${text}'. Write it as facts/<version>/messages.json does, or name its origin.`,
      );
    }
    if (words.nightly && isKnown && !texts.get(developedVersion)?.has(text))
      throw new Error(`${file}: '${text}' has words for ${developedVersion}, which doesn't say it.`);
  }
  return byVersion;
}

function readFiles(siteDir: string): FiledRemedy[] {
  const files = filesBelow(join(siteDir, remediesFolder), '.json');
  if (files.length === 0) return [];
  const schema = readSchema(siteDir, 'facts/remedies.schema.json');
  const homes = new Map<string, string>();
  return files.flatMap((name) => {
    const file = `${remediesFolder}/${name}`;
    const page = name.replace(/\.json$/, '');
    const ids = new Map<string, number>();
    const remedies = readChecked(siteDir, file, schema) as Record<string, Filed>;
    return Object.entries(remedies).map(([text, words]) => {
      const other = homes.get(text);
      if (other !== undefined) throw new Error(`${file}: '${text}' is told in ${other}, too.`);
      const told = [words, words.nightly].flatMap((of) => (of ? [of.cause, of.remedy] : []));
      if (told.some((one) => one.split('`').length % 2 === 0))
        throw new Error(`${file}: the words on '${text}' leave a backtick open.`);
      homes.set(text, file);
      const id = messageId(text);
      ids.set(id, (ids.get(id) ?? 0) + 1);
      return { file, page, text, id: `${id}${ids.get(id) === 1 ? '' : `-${ids.get(id)}`}`, words };
    });
  });
}
