import type { CacheRule, HostingRules } from '../../../config/hosting';

/** Where nginx finds and puts things. */
interface NginxPlaces {
  /** The built folder. */
  readonly root: string;
  /** What the server listens on, such as `8080` or `127.0.0.1:8080`. */
  readonly listen: string;
}

/** nginx answers these itself, before the rules of a location: 400, 405 and their like. */
const refusals = '4(?!04)[0-9][0-9]';

/**
 * The configuration of the site for nginx, to be included in its `http` block: a few maps and one server. Works with
 * nginx 1.22 and newer, without modules besides gzip_static; brotli needs its module and a file beside it.
 *
 * Two traps shape it. `add_header` in a location would drop all headers of the server, so what differs between
 * answers comes out of maps. And an error page is an internal request, for which the server's rewrites run again: the
 * error pages' addresses lie outside the base path, where no rewrite is for them.
 *
 * @param rules - the site's rules
 * @param headers - headers of every answer
 * @param places - folder and address
 * @throws Error when a rule can't be written for nginx
 */
export function nginxSite(
  rules: HostingRules,
  headers: Readonly<Record<string, string>>,
  { root, listen }: NginxPlaces,
): string {
  const { basePath, indexFile, notFound } = rules;
  if (basePath === '/') {
    throw new Error('nginx: the site needs a base path, since error pages are served from outside it.');
  }
  const base = pattern(basePath);
  const whole = notFound.find(({ folder }) => folder === '');
  const folders = notFound.filter(({ folder }) => folder !== '');

  return `# Made by \`npm run build\` from config/hosting.ts and the built pages: change those, not this file.
# Set 'listen' and 'root' to your own. Put it into nginx's http block, and, where the module
# ngx_http_brotli_static_module is loaded, nt-docs-brotli.conf beside nginx.conf.

# How long an answer may be kept, by status and served file.
map "$status $uri" $nt_docs_cache_control {
  "~^30[12] " "";
  "~^${refusals} " "no-store";
${rules.caching.map((rule) => `  ${quoted(`~${cachePattern(rule)}`)} ${value(rule.cacheControl)};`).join('\n')}
  default ${value(rules.defaultCacheControl)};
}

map $status $nt_docs_allow {
  405 "GET, HEAD";
  default "";
}

# The page for what isn't there.
map $uri $nt_docs_not_found {
${folders.map(({ folder, page }) => `  ${quoted(`~^${base}${pattern(folder)}`)} ${value(`/${page}`)};`).join('\n')}
  default ${value(`/${whole?.page ?? '404.html'}`)};
}

server {
  listen ${listen};
  server_name _;
  root ${value(root)};

  server_tokens off;
  # Locations are relative: the name in a request's Host is nobody's to trust.
  absolute_redirect off;
  # 'a//b' is no address; merged, '//evil.example' would become one of ours.
  merge_slashes off;
  # A request has no body.
  client_max_body_size 1k;

  types {
${Object.entries(rules.contentTypes)
  .map(([extension, type]) => `    ${value(type)} ${extension};`)
  .join('\n')}
  }
  default_type ${value(rules.defaultContentType)};

  gzip_static on;
  gzip_proxied any;
  include nt-docs-brotli*.conf;

${Object.entries(headers)
  .map(([name, content]) => `  add_header ${name} ${value(content)} always;`)
  .join('\n')}
  add_header Vary "Accept-Encoding" always;
  add_header Cache-Control $nt_docs_cache_control always;
  add_header Allow $nt_docs_allow always;

  error_page 404 $nt_docs_not_found;

  if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
  # Dot segments, backslashes and control characters.
  if ($request_uri ~* ${quoted('^[^?]*(?:/|%2f)(?:\\.|%2e){1,2}(?:/|%2f|\\?|$)')}) { return 400; }
  if ($uri ~ ${quoted('[\\x00-\\x1f\\x7f\\\\]|\\xc2[\\x80-\\x9f]')}) { return 400; }

  # The pages for what isn't there have no address of their own.
  if ($uri ~ ${quoted(`^${base}(?:${notFound.map(({ page }) => `${pattern(page.replace(/\.html$/, ''))}(?:\\.html)?`).join('|')})$`)}) { return 404; }

${rules.redirects.map(({ from, to, status }) => `  rewrite ${quoted(from)} ${quoted(to)} ${status === 301 ? 'permanent' : 'redirect'};`).join('\n')}

  # Compressed twins, files for hosts, and empty parts of a path.
  location ~ ${quoted(`\\.(?:${rules.compression.extensions.join('|')})(?:${Object.values(rules.compression.suffixes).map(pattern).join('|')})$`)} { return 404; }
  location ~ ${quoted('/\\.|//')} { return 404; }

  location = ${value(basePath)} { try_files ${value(`/${indexFile}`)} =404; }
  location ~ ${quoted(`^${base}(?<nt_docs_path>.+)$`)} {
    try_files ${rules.tryFiles.map((file) => quoted(`/${file.replace('$path', '${nt_docs_path}')}`)).join(' ')} =404;
  }
${notFound.map(({ page }) => `  location = ${value(`/${page}`)} { internal; }`).join('\n')}
  location / { return 404; }
}
`;
}

/**
 * A whole nginx configuration around the site's, for a host that serves nothing else, as the container does. It needs
 * no rights of root.
 *
 * @param places - `state` is a folder in which nginx may write
 */
export function nginxMain({ state }: { readonly state: string }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Made by \`npm run build\`: change plugins/hosting/hosts/nginx.ts, not this file.
include modules-enabled/*.conf;
worker_processes auto;
pid ${value(`${state}/nginx.pid`)};
error_log stderr warn;

events { worker_connections 1024; }

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.map((name) => `  ${name}_temp_path ${value(`${state}/${name}`)};`).join('\n')}
  include nt-docs.conf;
}
`;
}

/** Matches `<status> /<file>` for a rule. nginx compares extensions in lower case too. */
function cachePattern({ folders, extensions }: CacheRule): string {
  const inFolder = folders ? `(?:${folders.map(pattern).join('|')})` : '';
  return `^[0-9]+ /${inFolder}${extensions ? `.*\\.(?i:${extensions.map(pattern).join('|')})$` : ''}`;
}

/** Escapes a text for use in a regular expression. */
function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A text as one token of nginx's language, in which `$` stays what it is there: a variable, or a pattern's end. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A plain value as one token. */
function value(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx: '${text}' can't be written as a plain value.`);
  return quoted(text);
}
