import { readFileSync } from 'node:fs';

export type Mode = 'light' | 'dark';

const sheet = readFileSync('src/css/tokens.css', 'utf8');

/** Where the sheet sets a mode's colours. */
export const colourRules: Readonly<Record<Mode, string>> = {
  light: 'html:root',
  dark: `html[data-theme='dark']`,
};

/**
 * The custom properties that tokens.css sets.
 *
 * @param selector - as it stands in the sheet, such as `:root`
 * @returns name with its dashes → value as written
 * @throws Error when the sheet has no such rule
 */
export function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`src/css/tokens.css has no rule '${selector}'`);
  const rule = sheet.slice(start, sheet.indexOf('}', start));
  return new Map(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

/**
 * A colour token of a mode, as the browser computes it.
 *
 * @param name - custom property with its dashes, whose value is `#rrggbb`
 * @returns such as `rgb(15, 20, 24)`
 * @throws Error when the mode has no such colour
 */
export function colour(mode: Mode, name: string): string {
  const value = tokensOf(colourRules[mode]).get(name) ?? '';
  const parts = /^#(..)(..)(..)$/.exec(value)?.slice(1);
  if (!parts) throw new Error(`${name} of ${mode} is no #rrggbb: '${value}'`);
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}
