import type { HostingRules } from '../../config/hosting';
import { isHidden, isTwin } from './fileRules';

/** What the rules say of an address. Files are relative to the built folder. */
type Answer =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | {
      readonly kind: 'file';
      /** The first of these that exists answers with 200; none does for an address that is never found. */
      readonly candidates: readonly string[];
      /** What answers with 404 when none of them exists. */
      readonly notFoundPage: string | undefined;
    };

/**
 * Applies the site's rules to the address that was asked for. It doesn't look at the disk.
 *
 * @param target - request target as it came, such as `/docs/latest.html?x=1`
 * @param rules - the site's rules
 * @returns a redirect, the files to try, or that the address is malformed
 */
export function resolveAddress(target: string, rules: HostingRules): Answer {
  const queryStart = target.indexOf('?');
  const query = queryStart < 0 ? '' : target.slice(queryStart);
  const path = decodePath(queryStart < 0 ? target : target.slice(0, queryStart));
  if (path === undefined) return { kind: 'malformed' };

  const file = path.startsWith(rules.basePath) ? path.slice(rules.basePath.length) : undefined;
  const notFoundPage = rules.notFound.find(({ folder }) => (file ?? '').startsWith(folder))?.page;
  const candidates =
    file === ''
      ? [rules.indexFile]
      : rules.tryFiles.map((pattern) => pattern.replace('$path', () => file ?? ''));

  // Before the redirects: 404.html has no clean address of its own.
  const isNotFoundPage = rules.notFound.some(({ page }) => candidates.includes(page));
  if (isNotFoundPage) return { kind: 'file', candidates: [], notFoundPage };

  for (const { from, to, status } of rules.redirects) {
    const pattern = new RegExp(from);
    if (pattern.test(path)) {
      return { kind: 'redirect', status, location: encodePath(path.replace(pattern, to)) + query };
    }
  }
  // `a//b` would be a second address of a/b.
  const found = file !== undefined && !isTwin(file, rules) && !isHidden(file) && !path.includes('//');
  return { kind: 'file', candidates: found ? candidates : [], notFoundPage };
}

/**
 * The decoded path, or undefined when its escapes are broken, it tries to leave its folder or holds control
 * characters, which hosts and file systems read in different ways.
 */
function decodePath(raw: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  const leaves = path.split('/').some((segment) => segment === '.' || segment === '..');
  return !path.startsWith('/') || leaves || /[\p{Cc}\\]/u.test(path) ? undefined : path;
}

/** Escapes a decoded path for use in an address. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
