import type { MessageFile } from './messages';
import type { RecordKind, SearchRecord } from './types';

/** Raised whenever the shape below or that of the manifest changes, so that an old tab refuses a new file. */
export const indexFormat = 6;

/** Where the manifest stands below the site's base address. */
export const manifestFile = 'search-index.json';

/** Where the indexes stand below the site's base address. */
export const indexFolder = 'assets/search/';

/** A page's records, with what they share written once. */
interface FiledPage {
  readonly url: string;
  readonly path: readonly string[];
  readonly page: string;
  readonly sections: readonly FiledSection[];
}

/** What few sections have. */
type More = Pick<SearchRecord, 'weight' | 'names' | 'asked'>;

type FiledSection = readonly [
  /** Missing where it is what the headings say: those of 6,000 members of the reference would be 20 kB, compressed. */
  anchor: string | null,
  kind: RecordKind,
  headings: readonly string[],
  more?: More,
];

interface Head {
  readonly format: number;
  readonly version: string;
  /** The same in both parts of one build, and in no other: a deployment may replace one between the other's coming. */
  readonly id: string;
}

/** Names with the id that their texts bear, too. */
export interface Names {
  readonly id: string;
  readonly records: readonly SearchRecord[];
}

/**
 * The index of one version as it is shipped, in two parts: what sections are called comes first and is a fifth of the
 * whole, so that the first letters find something; what they say follows. Search structures are made where they are used.
 */
export interface IndexFiles {
  readonly names: Head & { readonly pages: readonly FiledPage[] };
  readonly texts: Head & {
    /** Of each section, in the order of `names`: its text, and its code blocks. */
    readonly texts: readonly (readonly string[])[];
  };
}

/**
 * @param version - the version's name
 * @param records - of that version, those of one page together
 * @param id - of their content
 */
export function toIndexFiles(version: string, records: readonly SearchRecord[], id: string): IndexFiles {
  const pages = new Map<string, FiledPage & { sections: FiledSection[] }>();
  for (const { url, path, page, kind, headings, text: _text, code: _code, ...more } of records) {
    const [address = url, anchor = ''] = url.split('#');
    const filed = pages.get(address) ?? { url: address, path, page, sections: [] };
    const section = [anchor === saidBy(headings) ? null : anchor, kind, headings] as const;
    filed.sections.push(Object.keys(more).length > 0 ? [...section, more] : section);
    pages.set(address, filed);
  }
  const head = { format: indexFormat, version, id };
  return {
    names: { ...head, pages: [...pages.values()] },
    texts: { ...head, texts: records.map(({ text, code }) => [text, ...code]) },
  };
}

/**
 * The records of a version without what they say.
 *
 * @param file - what a shipped file holds
 * @param version - the version that was asked for
 * @throws Error when the file is of another format or version, or has another shape
 */
export function readNames(file: unknown, version: string): Names {
  const { pages, id = '' } = checked<IndexFiles['names']>(file, version);
  if (!Array.isArray(pages)) throw new Error('it has no pages');
  const records = (pages as readonly FiledPage[]).flatMap(({ url, path, page, sections }) =>
    sections.map(([anchor, kind, headings, more]) => ({
      url: addressOf(url, anchor ?? saidBy(headings)),
      path,
      page,
      headings,
      kind,
      text: '',
      code: [],
      ...more,
    })),
  );
  return { id, records };
}

/**
 * The whole records: the names with what they say.
 *
 * @param file - what the second shipped file holds; errors as of {@link readNames}
 */
export function withTexts({ id, records }: Names, file: unknown, version: string): SearchRecord[] {
  const { texts, id: of } = checked<IndexFiles['texts']>(file, version);
  if (!Array.isArray(texts) || of !== id || texts.length !== records.length)
    throw new Error('its texts are not those of the names');
  return records.map((record, index) => {
    const [text = '', ...code] = (texts as IndexFiles['texts']['texts'])[index] ?? [];
    return { ...record, text, code };
  });
}

function checked<File extends Head>(file: unknown, version: string): Partial<File> {
  const data = (file ?? {}) as Partial<File>;
  if (data.format !== indexFormat)
    throw new Error(`it has format ${String(data.format)}, not ${indexFormat}`);
  if (data.version !== version) throw new Error(`it is of version '${data.version ?? ''}', not '${version}'`);
  return data;
}

/** The third part, which comes when somebody pastes a text: the messages of the platform's source. */
export type MessagesFile = Omit<Head, 'id'> & MessageFile;

/** @returns the messages; errors as of {@link readNames} */
export function readMessages(file: unknown, version: string): MessageFile {
  const data = checked<MessagesFile & Head>(file, version);
  if (!Array.isArray(data.texts) || !Array.isArray(data.places)) throw new Error('it has no messages');
  return data as MessageFile;
}

/** The anchor of an entry of the reference or its member: `Strategy`, `Strategy.on_stop`. */
function saidBy([, owner = '', member]: readonly string[]): string {
  return encodeURIComponent(member === undefined ? owner : `${owner}.${member}`);
}

const addressOf = (page: string, anchor: string) => (anchor ? `${page}#${anchor}` : page);
