/** The tokens' colours, by Mermaid's own class names. */
const rules: readonly (readonly [selectors: readonly string[], declarations: string])[] = [
  [
    [
      '.node rect',
      '.node circle',
      '.node polygon',
      '.node path',
      '.cluster rect',
      'rect.actor',
      'rect.basic',
      '.note',
      '.statediagram-state rect',
      '.stateGroup rect',
    ],
    'fill: var(--surface-1); stroke: var(--control)',
  ],
  [
    [
      '.edgePath path',
      '.flowchart-link',
      '.transition',
      '.relation',
      '.messageLine0',
      '.messageLine1',
      '.actor-line',
      '.loopLine',
    ],
    'stroke: var(--control)',
  ],
  [
    [
      'marker path',
      'marker circle',
      'marker polygon',
      '.arrowheadPath',
      '[id$="-arrowhead"] path',
      '[id$="-crosshead"] path',
      '[id$="-filled-head"] path',
      '.node circle.state-start',
      '.state-start',
      '.state-end',
      '.node circle.state-end',
      '.end-state-inner',
    ],
    'fill: var(--control); stroke: var(--control)',
  ],
  [
    ['.edgeLabel rect', '.edgeLabel .label rect', '.labelBkg', '.edgeLabel .background'],
    'fill: var(--ifm-background-color); background: var(--ifm-background-color); opacity: 1',
  ],
  [
    [
      'text',
      'tspan',
      '.nodeLabel',
      '.edgeLabel',
      '.label text',
      'text.actor > tspan',
      '.messageText',
      '.noteText',
      '.loopText',
      '.loopText > tspan',
      '.labelText',
      '.labelText > tspan',
      '.sequenceNumber',
    ],
    'fill: var(--ifm-font-color-base); color: var(--ifm-font-color-base); stroke: none',
  ],
  // Lifelines run behind the words of a message.
  [['.messageText'], 'paint-order: stroke; stroke: var(--ifm-background-color); stroke-width: 5px'],
  [['.labelBox'], 'fill: var(--surface-1); stroke: var(--control)'],
];

/**
 * The colours of one drawing, as rules that follow Mermaid's own.
 *
 * @param id - id of the drawing
 */
export function diagramColours(id: string): string {
  return rules
    .map(
      ([selectors, declarations]) =>
        `${selectors.map((selector) => `#${id} ${selector}`).join(',')}{${declarations}}`,
    )
    .join('\n');
}
