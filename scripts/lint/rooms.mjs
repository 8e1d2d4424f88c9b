import { builtinModules } from 'node:module';
import { posix, relative } from 'node:path';

/**
 * Who may import whom, as an ESLint rule: browser code and Node code never import each other. A plugin's `shared/` is
 * the only door between its two halves, and the plain constants of `config/site.ts` and `config/sections.ts` between
 * those of the site.
 */

/** @typedef {'browser' | 'node' | 'shared' | 'constants' | 'package' | 'elsewhere'} Half */

/** @type {readonly (readonly [RegExp, Half])[]} The first that fits holds; paths are below the project's folder. */
const halves = [
  [/^config\/(?:site|sections)(?:\.ts)?$/, 'constants'],
  [/^plugins\/[^/]+\/shared\//, 'shared'],
  [/^(?:src(?:\/|$)|plugins\/[^/]+\/(?:client|theme)\/|@theme(?:-original|-init)?\/)/, 'browser'],
  [/^(?:config|docusaurus|plugins|scripts|tests|sidebars)(?:[/.]|$)/, 'node'],
  [/^node:/, 'node'],
  [/^package /, 'package'],
];

const messages = {
  browser:
    "This runs in a reader's browser: no Node modules and nothing from config/ but site and sections, and nothing from scripts/ or plugins/ but the plugin's own shared/. Pass data through customFields or setGlobalData.",
  node: 'This runs on Node: it may not import browser code (src/, @theme, @site/src, client/ and theme/ of a plugin). Move what both need to a shared/ folder of the plugin.',
  shared: 'A shared/ folder serves Node and browser alike: it may import packages and its own files only.',
};

/** @type {(path: string) => Half} */
const halfOf = (path) => halves.find(([pattern]) => pattern.test(path))?.[1] ?? 'elsewhere';

/** @type {(path: string) => string | undefined} */
const pluginOf = (path) => /^plugins\/[^/]+\//.exec(path)?.[0];

/**
 * What a file imports: a path below the project's folder, `@theme/…`, `node:…`, or `package …`.
 *
 * @type {(file: string, specifier: string) => string}
 */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (specifier.startsWith('@theme') || specifier.startsWith('node:')) return specifier;
  return `${builtinModules.includes(specifier) ? 'node:' : 'package '}${specifier}`;
}

/** @type {(file: string, target: string) => boolean} */
function mayImport(file, target) {
  const [from, to] = [halfOf(file), halfOf(target)];
  const [home, there] = [pluginOf(file), pluginOf(target)];
  if (from === 'shared') return ['constants', 'package'].includes(to) || (to === 'shared' && home === there);
  if (from !== 'browser') return to !== 'browser';
  return to !== 'node' && (there ? home === there : !home || to !== 'elsewhere');
}

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const half = halfOf(file);
    /** @type {(node: import('eslint').Rule.Node & { source?: unknown }) => void} */
    const check = (node) => {
      const { value } = /** @type {{ value?: unknown }} */ (node.source ?? {});
      if (typeof value !== 'string' || mayImport(file, targetOf(file, value))) return;
      context.report({ node, messageId: half === 'browser' || half === 'shared' ? half : 'node' });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** What runs the other half's code to see what it does: tests, and what scores the search that browsers run. */
const measuring = ['**/*.test.{ts,tsx}', 'scripts/search/*.ts'];

export const rooms = {
  files: ['**/*.{ts,tsx}'],
  ignores: measuring,
  plugins: { rooms: { rules: { halves: rule } } },
  rules: { 'rooms/halves': 'error' },
};
