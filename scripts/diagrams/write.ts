import { tokens } from './settings';
import type { Flat, Part, Run } from './flatten';

const tokenOf = new Map(Object.entries(tokens).map(([name, colour]) => [colour, `var(${name})`]));

/**
 * Writes a drawing as SVG: shapes and words alone, whose colours are the site's tokens, so that it follows the colour
 * mode, paper and forced colours.
 *
 * @throws Error for a paint that is no token, such as a colour of the diagram's own: it would be wrong in one mode
 */
export function svgOf({ width, height, viewBox, description, parts }: Flat): string {
  const lines: string[] = [];
  let open: string | undefined;
  for (const part of parts) {
    const look = attributes(painted(part));
    if (look !== open) {
      if (open !== undefined) lines.push('</g>');
      lines.push(`<g${look}>`);
      open = look;
    }
    lines.push(partOf(part));
  }
  if (open !== undefined) lines.push('</g>');
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(width),
    height: String(height),
    viewBox,
    role: 'graphics-document document',
    'aria-roledescription': description,
  };
  return `<svg${attributes(root)}>\n${lines.join('\n')}\n</svg>\n`;
}

function partOf({ tag, place, runs }: Part): string {
  if (!runs) return `<${tag}${attributes(place)}/>`;
  return `<text${attributes(place)}>${runs.map(runOf).join('').trim()}</text>`;
}

function runOf({ text, look }: Run): string {
  const words = escaped(text);
  return Object.keys(look).length === 0 ? words : `<tspan${attributes(look)}>${words}</tspan>`;
}

function painted({ tag, look }: Part): Record<string, string> {
  const attribute = (name: string): [string, string][] => {
    const value = look[name] ?? 'none';
    // What SVG takes by itself needs no words: text has no line around it.
    if (value === 'none') return name === 'fill' ? [[name, value]] : [];
    const token = tokenOf.get(value);
    if (!token)
      throw new Error(`<${tag}> has the ${name} ${value}, which is no token of scripts/diagrams/settings.ts`);
    return [[name, token]];
  };
  const { fill: _fill, stroke: _stroke, ...rest } = look;
  return Object.fromEntries([...attribute('fill'), ...attribute('stroke'), ...Object.entries(rest)]);
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
