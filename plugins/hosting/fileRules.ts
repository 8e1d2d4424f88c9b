import { posix } from 'node:path';
import type { HostingRules } from '../../config/hosting';

/** The extension of a file without its dot, in lower case; empty when it has none. */
function extensionOf(file: string): string {
  return posix.extname(file).slice(1).toLowerCase();
}

/**
 * The headers that depend on the file that is served.
 *
 * @param file - path relative to the built folder, with forward slashes
 * @param rules - the site's rules
 * @returns header values by name
 */
export function fileHeaders(file: string, rules: HostingRules): Record<string, string> {
  const extension = extensionOf(file);
  const rule = rules.caching.find(
    ({ folders, extensions }) =>
      (!folders || folders.some((folder) => file.startsWith(folder))) &&
      (!extensions || extensions.includes(extension)),
  );
  return {
    'Cache-Control': rule?.cacheControl ?? rules.defaultCacheControl,
    'Content-Type': rules.contentTypes[extension] ?? rules.defaultContentType,
  };
}

/** Whether a file of this name gets compressed twins when it is large enough. */
export function isCompressible(file: string, rules: HostingRules): boolean {
  return rules.compression.extensions.includes(extensionOf(file));
}

/** Whether a file is a compressed twin, by its name. */
export function isTwin(file: string, rules: HostingRules): boolean {
  return Object.values(rules.compression.suffixes).some(
    (suffix) => file.endsWith(suffix) && isCompressible(file.slice(0, -suffix.length), rules),
  );
}

/** Whether a path has a part that begins with a dot: such files are for hosts and not for readers. */
export function isHidden(path: string): boolean {
  return /(?:^|\/)\./.test(path);
}
