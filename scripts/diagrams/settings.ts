/** How Mermaid draws the pages' diagrams. Sizes are in CSS pixels. */
export const settings = {
  startOnLoad: false,
  theme: 'base',
  fontFamily: 'Roboto',
  themeVariables: { fontSize: '13px' },
  // What sequence diagrams take, whatever their own sizes say.
  fontSize: 13,
  // Natural size: a wide diagram scrolls in its frame (plugins/diagrams/rehype.ts) and stays legible.
  flowchart: { curve: 'linear', useMaxWidth: false, padding: 10, nodeSpacing: 30, rankSpacing: 34 },
  state: { useMaxWidth: false, nodeSpacing: 34 },
  sequence: { useMaxWidth: false, mirrorActors: false, width: 110, height: 44 },
  class: { useMaxWidth: false },
  er: { useMaxWidth: false },
  gantt: { useMaxWidth: false },
  timeline: { useMaxWidth: false },
  // Text as SVG: HTML would be sized by the page's prose, and no drawing may hold it.
  htmlLabels: false,
};

/** The site's tokens that drawings may use, each with a colour that stands for it while a diagram is drawn. */
export const tokens: Readonly<Record<string, string>> = {
  '--ifm-font-color-base': 'rgb(1, 0, 0)',
  '--ifm-background-color': 'rgb(2, 0, 0)',
  '--surface-1': 'rgb(3, 0, 0)',
  '--control': 'rgb(4, 0, 0)',
};

const boxes = [
  '.node :is(rect, circle, polygon, path)',
  '.cluster rect',
  'rect.actor',
  'rect.basic',
  '.note',
];
const states = ['.statediagram-state rect', '.stateGroup rect', '.labelBox'];
const lines = [
  '.edgePath path',
  '.flowchart-link',
  '.transition',
  '.relation',
  '.messageLine0',
  '.messageLine1',
];
const sequenceLines = ['.actor-line', '.loopLine'];
const heads = ['marker :is(path, circle, polygon)', '.arrowheadPath'];
const dots = [
  '.state-start',
  '.state-end',
  '.node circle.state-start',
  '.node circle.state-end',
  '.end-state-inner',
];
const grounds = ['.edgeLabel rect', '.edgeLabel .background', '.labelBkg'];

/** The tokens of each part, by Mermaid's class names. */
const rules: readonly (readonly [selectors: readonly string[], declarations: string])[] = [
  [[...boxes, ...states], 'fill: var(--surface-1); stroke: var(--control)'],
  [[...lines, ...sequenceLines], 'stroke: var(--control)'],
  [[...heads, ...dots], 'fill: var(--control); stroke: var(--control)'],
  [grounds, 'fill: var(--ifm-background-color); stroke: none; opacity: 1'],
  [['text', 'tspan'], 'fill: var(--ifm-font-color-base); stroke: none'],
  // Lifelines run behind the words of a message.
  [['text.messageText'], 'stroke: var(--ifm-background-color); stroke-width: 5px'],
];

/**
 * Rules that give a drawing the site's tokens, stronger than Mermaid's own.
 *
 * @param id - id of the drawing, with which Mermaid's rules begin
 */
export function colours(id: string): string {
  const values = Object.entries(tokens).map(([name, colour]) => `${name}: ${colour}`);
  const painted = rules.map(
    ([selectors, declarations]) =>
      `${selectors.map((selector) => `#${id}#${id} ${selector}`).join(',')}{${declarations.replaceAll(/(?=;|$)/g, ' !important')}}`,
  );
  return `:root{${values.join(';')}}\n${painted.join('\n')}`;
}
