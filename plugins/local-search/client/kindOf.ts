import { sectionOf } from '../../../config/sections';
import { basePath } from '../../../config/site';
import { entryKinds } from '../shared/entries';

/** An address below a version's home; its group is the section's folder. */
const inSection = new RegExp(`^${basePath}[^/]+/([^/#?]+)`);

/**
 * What a hit is about, for its chip. Hits of the hosted service don't say, but their address does.
 *
 * @param hit - a hit of either search
 */
export function kindOf(hit: { readonly url: string; readonly kind?: unknown }): string | undefined {
  if (typeof hit.kind === 'string') return hit.kind;
  const folder = inSection.exec(hit.url)?.[1];
  const kind = folder && sectionOf(folder)?.kind;
  // The service's hits in the reference may be modules or symbols.
  return kind === 'module' ? 'API' : kind;
}

/** Whether a hit's title is a name of the API, by the kind that {@link kindOf} tells. */
export function isEntryKind(kind: string | undefined): boolean {
  return (entryKinds as readonly (string | undefined)[]).includes(kind);
}
