import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'inline');

/**
 * An inline script of `inline/`, with its placeholders filled and its comments taken out.
 *
 * @param name - file name without `.js`
 * @param values - placeholder → value, written into the script as JSON
 * @throws Error when a placeholder of the script has no value, which would break every page
 */
export function inlineScript(name: string, values: Readonly<Record<string, string>> = {}): string {
  const source = readFileSync(join(folder, `${name}.js`), 'utf8').replace(/^\s*\/\/.*\n/gm, '');
  return source
    .replace(/__[A-Z_]+__/g, (placeholder) => {
      const value = values[placeholder];
      if (value === undefined) throw new Error(`inline/${name}.js: no value for ${placeholder}`);
      // '<' is escaped so that no value can close the script element.
      return JSON.stringify(value).replaceAll('<', '\\u003c');
    })
    .trim();
}
