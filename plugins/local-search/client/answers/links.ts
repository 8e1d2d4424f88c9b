import { isEntry, ownName } from '../../shared/entries';
import type { RecordKind, SearchRecord } from '../../shared/types';
import { addressOf } from './address';
import { linkName } from './escapeMarkdown';

/** Whether a record is of the API reference: of a module's page, or of an entry on it. */
const isApi = (kind: RecordKind): boolean => kind === 'module' || isEntry(kind);

/**
 * A link to a section in Markdown, as the modal wants it: with a whole address, which it lists among the sources.
 *
 * @param origin - the site's: scheme and host
 * @returns the name alone when the record's address leads out of the site
 */
export function sectionLink(record: SearchRecord, origin: string): string {
  return link(sectionName(record), record.url, origin);
}

/** A link to the top of a record's page. */
export function pageLink(record: SearchRecord, origin: string): string {
  const name = isApi(record.kind) ? `API › ${record.page}` : record.page;
  return link(name, record.url.replace(/#.*$/, ''), origin);
}

function sectionName(record: SearchRecord): string {
  const { kind, page } = record;
  const heading = ownName(record);
  if (isApi(kind)) return `API › ${heading || page}`;
  return heading ? `${page} › ${heading}` : page;
}

function link(name: string, path: string, origin: string): string {
  const site = addressOf(origin, origin)?.origin;
  const address = addressOf(path, origin);
  if (!address || address.origin !== site) return linkName(name);
  return `[${linkName(name)}](${encoded(address.href)})`;
}

/** The modal reads an address up to the first closing parenthesis. */
function encoded(address: string): string {
  return address.replaceAll(
    /[()<>\\`\s]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}
