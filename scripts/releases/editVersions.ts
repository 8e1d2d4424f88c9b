import type { DocumentedVersion } from '../../config/versions';

/** Where the versions are told, below the site's folder. */
export const versionsFile = 'config/versions.ts';

/** What of an entry a command may set; its name never changes. */
export type EntryFields = Partial<Omit<DocumentedVersion, 'name'>>;

const list = 'export const documentedVersions';

/**
 * Sets fields of an entry in the text of `config/versions.ts` and leaves all else as it is.
 *
 * @param text - of the file
 * @param name - of the entry
 * @returns the new text; its lines stay as prettier wants them, since only what is between quotes changes
 * @throws Error when the file doesn't hold just one such entry, or an entry doesn't hold just one such field
 */
export function editedVersions(text: string, name: DocumentedVersion['name'], fields: EntryFields): string {
  const entry = entryText(text, name);
  const edited = Object.entries(fields).reduce((inside, [field, value]) => {
    if (/['\\\n]/.test(value)) throw new Error(`'${value}' can't be the ${field} of a version.`);
    const old = fieldValue(inside, name, field);
    return inside.replace(`${field}: '${old}'`, () => `${field}: '${value}'`);
  }, entry);
  return text.replace(entry, () => edited);
}

/** The text between the braces of an entry, and they. */
function entryText(text: string, name: string): string {
  const start = text.indexOf(list);
  const entry = only(
    text.slice(Math.max(start, 0)),
    new RegExp(`(\\{[^{}]*\\bname: '${name}',[^{}]*\\})`, 'g'),
  );
  if (start < 0 || entry === undefined) {
    throw new Error(`${versionsFile} holds no single entry with name: '${name}'.`);
  }
  return entry;
}

function fieldValue(entry: string, name: string, field: string): string {
  const value = only(entry, new RegExp(`\\b${field}: '([^']*)'`, 'g'));
  if (value === undefined)
    throw new Error(`${versionsFile}: the entry '${name}' holds no single ${field}: '…'.`);
  return value;
}

/** What the pattern's group holds in its one match; undefined for none or several. */
function only(text: string, pattern: RegExp): string | undefined {
  const found = [...text.matchAll(pattern)].map(([, group]) => group);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * An entry as the text of `config/versions.ts` has it, for a process that read the file before it changed.
 *
 * @param text - of the file
 * @param known - the entry as it was read
 * @throws Error as {@link editedVersions} does
 */
export function entryIn(text: string, known: DocumentedVersion): DocumentedVersion {
  const { name, ...fields } = known;
  const inside = entryText(text, name);
  const read = Object.keys(fields).map((field) => [field, fieldValue(inside, name, field)]);
  return { ...known, ...(Object.fromEntries(read) as EntryFields) };
}
