import type { RecordKind, SearchRecord } from './types';

/** Raised whenever the shape below or that of the manifest changes, so that an old tab refuses a new file. */
export const indexFormat = 5;

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

type Section = readonly [
  /** Missing where it is what the headings say: those of 6,000 members of the reference would be 20 kB, compressed. */
  anchor: string | null,
  kind: RecordKind,
  headings: readonly string[],
  text: string,
  code: readonly string[],
];

/** What few sections have. */
type More = Pick<SearchRecord, 'weight' | 'names' | 'asked'>;

type FiledSection = Section | readonly [...Section, more: More];

/** The index of one version as it is shipped: its records. The search structure is made where it is used. */
export interface IndexFile {
  readonly format: number;
  readonly version: string;
  readonly pages: readonly FiledPage[];
}

/**
 * @param version - the version's name
 * @param records - of that version, those of one page together
 */
export function toIndexFile(version: string, records: readonly SearchRecord[]): IndexFile {
  const pages = new Map<string, FiledPage & { sections: FiledSection[] }>();
  for (const { url, path, page, kind, headings, text, code, ...more } of records) {
    const [address = url, anchor = ''] = url.split('#');
    const filed = pages.get(address) ?? { url: address, path, page, sections: [] };
    const section: Section = [anchor === saidBy(headings) ? null : anchor, kind, headings, text, code];
    filed.sections.push(Object.keys(more).length > 0 ? [...section, more] : section);
    pages.set(address, filed);
  }
  return { format: indexFormat, version, pages: [...pages.values()] };
}

/**
 * @param file - what a shipped file holds
 * @param version - the version that was asked for
 * @throws Error when the file is of another format or version, or has another shape
 */
export function fromIndexFile(file: unknown, version: string): SearchRecord[] {
  const { format, version: found, pages } = (file ?? {}) as Partial<IndexFile>;
  if (format !== indexFormat) throw new Error(`it has format ${String(format)}, not ${indexFormat}`);
  if (found !== version) throw new Error(`it is of version '${found ?? ''}', not '${version}'`);
  if (!Array.isArray(pages)) throw new Error('it has no pages');
  return (pages as readonly FiledPage[]).flatMap(({ url, path, page, sections }) =>
    sections.map(([anchor, kind, headings, text, code, more]) => ({
      url: addressOf(url, anchor ?? saidBy(headings)),
      path,
      page,
      headings,
      kind,
      text,
      code,
      ...more,
    })),
  );
}

/** The anchor of an entry of the reference or its member: `Strategy`, `Strategy.on_stop`. */
function saidBy([, owner = '', member]: readonly string[]): string {
  return encodeURIComponent(member === undefined ? owner : `${owner}.${member}`);
}

const addressOf = (page: string, anchor: string) => (anchor ? `${page}#${anchor}` : page);
