import { basePath, developedVersion } from './site';

/** Where one address leads to another. The query is always kept. */
interface Redirect {
  /** Pattern over the whole decoded path, in the syntax that JavaScript and nginx (PCRE) share. */
  readonly from: string;
  /** The target path; `$1` stands for the pattern's first group. */
  readonly to: string;
  readonly status: 301 | 302;
  /**
   * The same for hosts that know literal addresses only (`_redirects`). Absent where those hosts clean addresses by
   * themselves.
   */
  readonly literal?: readonly string[];
}

/** Directive of a content security policy → its sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** How long a file may be kept: one that is in these folders and has one of these extensions, where given. */
export interface CacheRule {
  /** Folders of the built site, with a trailing slash. */
  readonly folders?: readonly string[];
  /** File extensions, without the dot. */
  readonly extensions?: readonly string[];
  readonly cacheControl: string;
}

/** The page that answers for what isn't there, below one folder of the built site. */
interface NotFoundRule {
  /** Folder with a trailing slash; the empty text is the whole site. */
  readonly folder: string;
  /** File of the built site. */
  readonly page: string;
}

/** What any host has to do to serve the built site. Files and folders are relative to `build/`. */
export interface HostingRules {
  /** The address at which the built folder is mounted, with both slashes. */
  readonly basePath: string;
  /** The first rule that matches holds. */
  readonly redirects: readonly Redirect[];
  /** Files that may answer a path, best first; `$path` stands for the path below the base. */
  readonly tryFiles: readonly string[];
  /** The file that answers the base path itself. */
  readonly indexFile: string;
  /** The first rule that matches holds; the status is always 404. */
  readonly notFound: readonly NotFoundRule[];
  /** Headers of every answer, redirects and errors included. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The content security policy of every answer, before the build adds the hashes of the pages' inline scripts and
   * styles, and the origins of hosted services that are switched on (config/services.ts).
   */
  readonly policy: Policy;
  /** The first rule that matches the served file (not the address) holds. */
  readonly caching: readonly CacheRule[];
  /** For files that no rule of `caching` is for. */
  readonly defaultCacheControl: string;
  /** By file extension, without the dot. */
  readonly contentTypes: Readonly<Record<string, string>>;
  /** For files of any other extension. */
  readonly defaultContentType: string;
  readonly compression: {
    /** Extensions of the files that get compressed twins, without the dot. */
    readonly extensions: readonly string[];
    /** Below this size, compression isn't worth a request's bookkeeping. */
    readonly minBytes: number;
    /** What is added to a file's name, by content coding. */
    readonly suffixes: Readonly<Record<'br' | 'gzip', string>>;
  };
}

/** Without its last slash. */
const bare = basePath.slice(0, -1);
const forever = 'public, max-age=31536000, immutable';

/**
 * The site's rules for hosts, once: our own `npm run serve` obeys them as they stand, and they are plain data
 * so that other hosts' configuration can be generated from them.
 */
export const hosting: HostingRules = {
  basePath,
  redirects: [
    // Not permanent: the site may one day have more than its documentation.
    { from: '^/$', to: basePath, status: 302, literal: ['/'] },
    { from: `^${bare}$`, to: basePath, status: 301, literal: [bare] },
    {
      from: `^${basePath}index(?:\\.html)?$`,
      to: basePath,
      status: 301,
      literal: [`${basePath}index`, `${basePath}index.html`],
    },
    { from: `^${basePath}(.*[^/])/+index\\.html$`, to: `${basePath}$1`, status: 301 },
    { from: `^${basePath}(.*[^/])\\.html$`, to: `${basePath}$1`, status: 301 },
    { from: `^${basePath}(.*[^/])/+$`, to: `${basePath}$1`, status: 301 },
  ],
  // The page first: latest.html stands beside a folder named latest.
  tryFiles: ['$path.html', '$path'],
  indexFile: 'index.html',
  notFound: [
    { folder: `${developedVersion}/`, page: `${developedVersion}/404.html` },
    { folder: '', page: '404.html' },
  ],
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // The same as frame-ancestors below, for browsers that don't know it.
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // No Cross-Origin-Resource-Policy: all files are public and no answer depends on who asks, so it would protect
    // nothing and forbid others to show the logo or the social image. Strict-Transport-Security is the business of
    // whoever ends TLS.
  },
  policy: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // The theme's style sheet draws arrows and icons from data.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    // No upgrade-insecure-requests: every address is of our own origin (the build checks that), so it would mend
    // nothing, and a preview without TLS would ask for scripts that aren't there.
  },
  caching: [
    // Docusaurus puts a hash of the content into every name in assets/.
    { folders: ['assets/'], cacheControl: forever },
    {
      extensions: ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
      cacheControl: 'public, max-age=86400',
    },
  ],
  defaultCacheControl: 'public, max-age=0, must-revalidate',
  contentTypes: {
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    py: 'text/x-python; charset=utf-8',
    ipynb: 'application/x-ipynb+json; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    json: 'application/json; charset=utf-8',
    webmanifest: 'application/manifest+json; charset=utf-8',
    svg: 'image/svg+xml; charset=utf-8',
    avif: 'image/avif',
    gif: 'image/gif',
    ico: 'image/x-icon',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    woff2: 'font/woff2',
  },
  defaultContentType: 'application/octet-stream',
  compression: {
    extensions: ['html', 'js', 'css', 'csv', 'json', 'svg', 'xml', 'txt', 'md', 'py', 'ipynb', 'webmanifest'],
    minBytes: 1000,
    suffixes: { br: '.br', gzip: '.gz' },
  },
};
