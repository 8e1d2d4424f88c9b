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
  const start = text.indexOf(list);
  const entry = only(
    text.slice(Math.max(start, 0)),
    new RegExp(`\\{[^{}]*\\bname: '${name}',[^{}]*\\}`, 'g'),
  );
  if (start < 0 || !entry) throw new Error(`${versionsFile} holds no single entry with name: '${name}'.`);
  const edited = Object.entries(fields).reduce((inside, [field, value]) => {
    const line = only(inside, new RegExp(`\\b${field}: '[^']*'`, 'g'));
    if (!line) throw new Error(`${versionsFile}: the entry '${name}' holds no single ${field}: '…'.`);
    if (/['\\\n]/.test(value)) throw new Error(`'${value}' can't be the ${field} of a version.`);
    return inside.replace(line, () => `${field}: '${value}'`);
  }, entry);
  return text.slice(0, start) + text.slice(start).replace(entry, () => edited);
}

/** The one match in a text; undefined for none or several. */
function only(text: string, pattern: RegExp): string | undefined {
  const found = [...text.matchAll(pattern)].map(([whole]) => whole);
  return found.length === 1 ? found[0] : undefined;
}
