import type { HostingRules } from '../../../config/hosting';
import { encodePath } from '../address';
import { fileHeaders } from '../fileRules';

/** Longest line of `_headers` and most rules in it that Cloudflare Pages takes; others take more. */
const limits = { line: 2000, rules: 100 };

/**
 * The file `_headers`, which static hosts such as Netlify and Cloudflare Pages read. Where several rules are for one
 * file these hosts join the values, so no two rules here set the same header for a file. What such hosts do by
 * themselves is left to them: types, compression, and checking pages each time.
 *
 * @param rules - the site's rules
 * @param headers - headers of every answer
 * @param files - the built files, relative to the built folder
 * @throws Error when the hosts wouldn't take it
 */
export function headersFile(
  rules: HostingRules,
  headers: Readonly<Record<string, string>>,
  files: readonly string[],
): string {
  const caching = cacheGroups(files, rules).map(({ path, cacheControl }) =>
    block(encodePath(rules.basePath + path), { 'Cache-Control': cacheControl }),
  );
  const blocks = [block('/*', headers), ...caching];
  if (blocks.length > limits.rules) {
    throw new Error(
      `_headers would need ${blocks.length} rules, and static hosts take ${limits.rules}: put files that may be kept equally long into one folder.`,
    );
  }
  const text = blocks.join('\n');
  const long = text.split('\n').find((line) => line.length > limits.line);
  if (long) {
    throw new Error(
      `A header has ${long.length} characters, and static hosts take ${limits.line}: '${long.trim().slice(0, 60)}…'. Fewer different inline scripts make a shorter policy.`,
    );
  }
  return text;
}

/**
 * The file `_redirects`. It has the rules that have a literal form; `.html`, `/index.html` and trailing slashes these
 * hosts clean by themselves.
 *
 * @param rules - the site's rules
 */
export function redirectsFile(rules: HostingRules): string {
  const lines = rules.redirects.flatMap(({ literal, to, status }) =>
    (literal ?? []).map((from) => `${from} ${to} ${status}`),
  );
  // Netlify's way; Cloudflare Pages finds the nearest 404.html by itself and passes over these lines.
  const missing = rules.notFound.map(
    ({ folder, page }) =>
      `${folder === '' ? '' : rules.basePath.slice(0, -1)}/${folder}* ${rules.basePath}${page} 404`,
  );
  return `${[...lines, ...missing].join('\n')}\n`;
}

function block(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, content]) => `  ${name}: ${content}\n`);
  return `${path}\n${lines.join('')}`;
}

interface CacheGroup {
  /** A folder with `*`, or a file. */
  readonly path: string;
  readonly cacheControl: string;
}

/** The fewest folders and files that together are all files that may be kept otherwise than by default. */
function cacheGroups(files: readonly string[], rules: HostingRules, folder = ''): CacheGroup[] {
  const cacheControl = (file: string) =>
    fileHeaders(file, rules)['Cache-Control'] ?? rules.defaultCacheControl;
  const values = new Set(files.map(cacheControl));
  const [only] = values;
  if (only === undefined) return [];
  if (values.size === 1) {
    return only === rules.defaultCacheControl ? [] : [{ path: `${folder}*`, cacheControl: only }];
  }
  const children = new Map<string, string[]>();
  for (const file of files) {
    const name = file.slice(folder.length);
    const child = name.includes('/') ? name.slice(0, name.indexOf('/') + 1) : name;
    children.set(child, [...(children.get(child) ?? []), file]);
  }
  return [...children].flatMap(([child, inside]) => {
    if (child.endsWith('/')) return cacheGroups(inside, rules, folder + child);
    const own = cacheControl(folder + child);
    return own === rules.defaultCacheControl ? [] : [{ path: folder + child, cacheControl: own }];
  });
}
