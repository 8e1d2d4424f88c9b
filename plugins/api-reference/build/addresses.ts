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
 * A line of the platform's source.
 *
 * @param path - from the root of the platform's repository
 */
export function sourceAddress(commit: string, path: string, line: number): string {
  return `https://github.com/nautechsystems/nautilus_trader/blob/${commit}/${path}#L${line}`;
}
