import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { s } from 'hastscript';
import { tokens } from './settings';
import type { Flat, Part } from './flatten';

const tokenOf = new Map(Object.entries(tokens).map(([name, colour]) => [colour, `var(${name})`]));

/**
 * Writes a drawing as SVG: shapes and words alone, whose colours are the site's tokens, so that it follows the colour
 * mode, paper and forced colours.
 *
 * @throws Error for a paint that is no token, such as a colour of the diagram's own: it would be wrong in one mode
 */
export function svgOf({ width, height, viewBox, description, parts }: Flat): string {
  const groups: Element[] = [];
  let open: string | undefined;
  for (const part of parts) {
    const look = painted(part);
    const key = JSON.stringify(look);
    if (key !== open) groups.push(s('g', look, '\n'));
    open = key;
    groups.at(-1)?.children.push(elementOf(part), { type: 'text', value: '\n' });
  }
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox,
    role: 'graphics-document document',
    ariaRoleDescription: description,
  };
  const svg = s('svg', root, ['\n', ...groups.flatMap((group) => [group, '\n'])]);
  const characterReferences = { useNamedReferences: true };
  return `${toHtml(svg, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true, characterReferences })}\n`;
}

function elementOf({ tag, place, runs = [] }: Part): Element {
  const words = runs.map(({ text, look }, index) => {
    const started = index === 0 ? text.trimStart() : text;
    const shown = index === runs.length - 1 ? started.trimEnd() : started;
    return Object.keys(look).length === 0 ? shown : s('tspan', look, shown);
  });
  return s(tag, place, words);
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
