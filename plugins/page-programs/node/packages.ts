import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that the platform imports for a program only when it is asked to: by name, what asks. */
const askedFor: Readonly<Record<string, RegExp>> = {
  plotly: /\bcreate_(?:tearsheet|equity_curve|drawdown_chart|bars_with_fills)\b/,
};

const imported = /^[ \t]*(?:from|import)[ \t]+(\w+)/gm;

/**
 * What has to be installed for a program: the platform, and the packages that the program imports, as they were pinned
 * when it ran.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param lists - names of the lists of pinned packages, such as `latest`
 * @param code - the program
 * @returns requirements, the platform first: `nautilus_trader==1.221.0`
 * @throws Error when a list isn't there
 */
export function packagesOf(siteDir: string, lists: readonly string[], code: string): readonly string[] {
  const modules = new Set([...code.matchAll(imported)].map(([, module = '']) => module));
  const isNeeded = (name: string) => modules.has(name.replaceAll('-', '_')) || askedFor[name]?.test(code);
  const pins = lists.flatMap((list) => pinsOf(siteDir, list));
  const platform = pins.filter(([name]) => name === 'nautilus_trader');
  const others = pins.filter(([name]) => name !== 'nautilus_trader' && isNeeded(name));
  return [...platform, ...others].map(([name, version]) => `${name}==${version}`);
}

function pinsOf(siteDir: string, list: string): [name: string, version: string][] {
  const text = readFileSync(join(siteDir, `platform/examples/requirements-${list}.txt`), 'utf8');
  return [...text.matchAll(/^([\w.-]+)==([^\s;]+)/gm)].map(([, name = '', version = '']) => [name, version]);
}
