import { basePath, platformRepository } from '../../../config/site';
import { documentedVersion } from '../../../config/versions';

/** Address of a page of the reference, without a slash at its end; links in ready-made HTML are written in full. */
export function pageAddress(version: string, page: string): string {
  const path = page === 'index' ? '' : `/${page.replace(/\/index$/, '')}`;
  return `${basePath}${version}/api_reference${path}`;
}

/** Address of an entry or member. */
export function entryAddress(version: string, page: string, anchor: string): string {
  return `${pageAddress(version, page)}#${anchor}`;
}

/**
 * A line of the platform's source, as it was where the version's facts were read.
 *
 * @param path - from the root of the platform's repository
 */
export function sourceAddress(version: string, path: string, line: number): string {
  const { sourceRef } = documentedVersion(version);
  return `${platformRepository}/blob/${sourceRef}/${path}#L${line}`;
}
