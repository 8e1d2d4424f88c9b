import { sectionOf } from '../../../config/sections';
import type { RecordKind } from '../shared/types';

/**
 * What a page is about, from its place.
 *
 * @param pagePath - below the version, without slashes at its ends: `concepts/orders`; empty for the version's home
 */
export function kindOfPage(pagePath: string): RecordKind {
  return sectionOf(pagePath)?.kind ?? 'guide';
}
