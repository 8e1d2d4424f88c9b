import { documentedVersion } from '../../../config/versions';

/** Where the site stands; links in ready-made HTML are written in full. */
const base = '/docs';

/** Address of a page of the reference, without a slash at its end. */
export function pageAddress(version: string, page: string): string {
  const path = page === 'index' ? '' : `/${page.replace(/\/index$/, '')}`;
  return `${base}/${version}/api_reference${path}`;
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
  return `https://github.com/nautechsystems/nautilus_trader/blob/${sourceRef}/${path}#L${line}`;
}
