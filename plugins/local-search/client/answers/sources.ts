import { isEntry, ownName } from '../../shared/entries';
import type { RecordKind, SearchRecord, Source } from '../../shared/types';

/** Whether a record is of the API reference: of a module's page, or of an entry on it. */
const isApi = (kind: RecordKind): boolean => kind === 'module' || isEntry(kind);

/** A section as an answer names it: `Orders › Stop orders`, `API › Strategy.on_stop`. */
export function sectionSource(record: SearchRecord): Source {
  const { kind, page, url } = record;
  const heading = ownName(record);
  if (isApi(kind)) return { name: `API › ${heading || page}`, url };
  return { name: heading ? `${page} › ${heading}` : page, url };
}

/** The top of a record's page. */
export function pageSource({ kind, page, url }: SearchRecord): Source {
  return { name: isApi(kind) ? `API › ${page}` : page, url: url.replace(/#.*$/, '') };
}
