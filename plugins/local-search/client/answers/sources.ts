import { isReference, ownName } from '../../shared/entries';
import type { SearchRecord, Source } from '../../shared/types';

/** A section as an answer names it: `Orders › Stop orders`, `API › Strategy.on_stop`. */
export function sectionSource(record: SearchRecord): Source {
  const { page, url } = record;
  const heading = ownName(record);
  if (isReference(record)) return { name: `API › ${heading || page}`, url };
  return { name: heading ? `${page} › ${heading}` : page, url };
}

/** The top of a record's page. */
export function pageSource(record: SearchRecord): Source {
  const { page, url } = record;
  return { name: isReference(record) ? `API › ${page}` : page, url: url.replace(/#.*$/, '') };
}
