/**
 * Who may import whom, as ESLint configurations: browser code and Node code never import each other. A plugin's
 * `shared/` is the only door between its two halves, and the plain constants of `config/site.ts` and
 * `config/sections.ts` between those of the site.
 *
 * ESLint's own rule sees specifiers and not files, so each depth of folders gets its own patterns: from
 * `src/lib/a.ts` the site's root is `../../`.
 */

const depths = [0, 1, 2, 3, 4, 5];
const up = (/** @type {number} */ count) => (count === 0 ? '\\./' : `(?:\\.\\./){${count}}`);
const below = (/** @type {number} */ count) => '*/'.repeat(count);
const kinds = '*.{ts,tsx}';

/** Plain constants, which both halves import. */
const constants = 'config/(?:site|sections)$';
const nodeRooms = `(?!${constants})(?:config|docusaurus|plugins|scripts|tests|sidebars)(?:[/.]|$)`;
const nodeModules =
  '^(?:node:|(?:child_process|crypto|fs|http|https|module|os|path|process|stream|url|util|worker_threads|zlib)(?:/|$))';

const browserMessage =
  "This runs in a reader's browser: no Node modules and nothing from config/ but site and sections, and nothing from scripts/ or plugins/ but the plugin's own shared/. Pass data through customFields or setGlobalData.";
const nodeMessage =
  'This runs on Node: it may not import browser code (src/, @theme, @site/src, client/ and theme/ of a plugin). Move what both need to a shared/ folder of the plugin.';

/** What runs the other half's code to see what it does: tests, and what scores the search that browsers run. */
const measuring = ['**/*.test.{ts,tsx}', 'scripts/search/*.ts'];

/**
 * One configuration that forbids specifiers in static, re-exporting and dynamic imports alike.
 *
 * @param {string[]} files - globs of the importing files
 * @param {string[]} patterns - regular expressions of forbidden specifiers
 * @param {string} message - what the author reads
 */
function forbid(files, patterns, message) {
  const selector = (/** @type {string} */ source) =>
    `ImportExpression[source.value=/${source.replaceAll('/', '\\u002F')}/]`;
  return {
    name: `rooms: ${files.join(', ')}`,
    files,
    ignores: measuring,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: patterns.map((regex) => ({ regex, message, caseSensitive: true })) },
      ],
      'no-restricted-syntax': ['error', ...patterns.map((regex) => ({ selector: selector(regex), message }))],
    },
  };
}

const browserAnywhere = [nodeModules, `^@site/${nodeRooms}`];
const nodeAnywhere = [
  '^@theme(?:-original|-init)?/',
  '^@site/src(?:/|$)',
  '^@site/plugins/[^/]+/(?:client|theme)/',
];

/** A plugin's folder at depth n below it: leaving for another plugin or for the root's rooms is one step more. */
const fromPluginPart = (/** @type {number} */ depth) => ({
  own: up(depth + 1),
  outside: `^${up(depth + 2)}(?!\\.\\./${constants})`,
});

const browser = depths.flatMap((depth) => {
  const { own, outside: beyond } = fromPluginPart(depth);
  const outside = `${beyond}(?!\\.\\./src/)`;
  return [
    forbid(
      [`src/${below(depth)}${kinds}`],
      [...browserAnywhere, `^${up(depth + 1)}${nodeRooms}`],
      browserMessage,
    ),
    forbid(
      [`plugins/*/{client,theme}/${below(depth)}${kinds}`],
      [...browserAnywhere, outside, `^${own}(?!shared/|client/|theme/|\\.\\./)`],
      browserMessage,
    ),
  ];
});

const node = depths.flatMap((depth) => [
  forbid(
    [`{config,docusaurus,scripts,tests}/${below(depth)}${kinds}`],
    [...nodeAnywhere, `^${up(depth + 1)}src(?:/|$)`, `^${up(depth + 1)}plugins/[^/]+/(?:client|theme)/`],
    nodeMessage,
  ),
  forbid(
    [`plugins/*/${below(depth)}${kinds}`],
    [
      ...nodeAnywhere,
      `^${up(depth + 2)}src(?:/|$)`,
      `^${up(depth)}(?:client|theme)/`,
      `^${up(depth + 1)}[^/.]+/(?:client|theme)/`,
    ],
    nodeMessage,
  ),
]);

const shared = depths.map((depth) => {
  const { own, outside } = fromPluginPart(depth);
  return forbid(
    [`plugins/*/shared/${below(depth)}${kinds}`],
    [...browserAnywhere, ...nodeAnywhere, outside, `^${own}(?!shared/|\\.\\./)`],
    'A shared/ folder serves Node and browser alike: it may import packages and its own files only.',
  );
});

/** Later configurations win: the parts of a plugin come after the plugin as a whole. */
export const rooms = [
  forbid([kinds], [...nodeAnywhere, '^\\./src(?:/|$)', '^\\./plugins/[^/]+/(?:client|theme)/'], nodeMessage),
  ...node,
  ...browser,
  ...shared,
];
