import type { ThemeConfig } from '@docusaurus/theme-mermaid';

/** The tokens' colours, by Mermaid's own class names. Mermaid scopes these rules to the diagram's id. */
const themeCSS = `
  .node rect, .node circle, .node polygon, .node path, .cluster rect, rect.actor, rect.basic, .note,
  .statediagram-state rect, .stateGroup rect { fill: var(--surface-1); stroke: var(--control); }
  .edgePath path, .flowchart-link, .transition, .relation, .messageLine0, .messageLine1, .actor-line {
    stroke: var(--control); }
  marker path, marker circle, marker polygon, .arrowheadPath { fill: var(--control); stroke: var(--control); }
  .edgeLabel rect, .labelBkg, .edgeLabel .background {
    fill: var(--ifm-background-color); background: var(--ifm-background-color); opacity: 1; }
  .edgeLabel .label rect { fill: var(--ifm-background-color); opacity: 1; }
  text, tspan, .nodeLabel, .edgeLabel, .label text, text.actor > tspan, .messageText, .noteText, .loopText,
  .loopText > tspan, .labelText, .labelText > tspan, .sequenceNumber {
    fill: var(--ifm-font-color-base); color: var(--ifm-font-color-base); stroke: none; }
  .messageText { paint-order: stroke; stroke: var(--ifm-background-color); stroke-width: 5px; }
  .loopLine, .labelBox, .messageLine0, .messageLine1 { stroke: var(--control); }
  .labelBox { fill: var(--surface-1); }
  [id$="-arrowhead"] path, [id$="-crosshead"] path, [id$="-filled-head"] path {
    fill: var(--control); stroke: var(--control); }
  .node circle.state-start, .state-start { fill: var(--control); stroke: var(--control); }
  .node circle.state-end, .state-end, .end-state-inner { fill: var(--control); stroke: var(--control); }
`;

/**
 * Diagrams in both modes from one theme: Mermaid writes fixed colours into its SVG, so ours come as custom
 * properties, which follow the colour mode without drawing again.
 */
export const mermaid: ThemeConfig['mermaid'] = {
  theme: { light: 'base', dark: 'base' },
  options: {
    fontFamily: 'Roboto, "Roboto fallback", system-ui, sans-serif',
    themeVariables: { fontSize: '13px' },
    // What sequence diagrams take, whatever their own sizes say.
    fontSize: 13,
    themeCSS,
    // Natural size: a wide diagram scrolls in its frame (plugins/markdown/rehypeFrames.ts) and stays legible.
    flowchart: { curve: 'linear', useMaxWidth: false, padding: 10, nodeSpacing: 30, rankSpacing: 34 },
    state: { useMaxWidth: false, nodeSpacing: 34 },
    sequence: {
      useMaxWidth: false,
      mirrorActors: false,
      width: 110,
      height: 44,
    },
    class: { useMaxWidth: false },
    er: { useMaxWidth: false },
    gantt: { useMaxWidth: false },
    timeline: { useMaxWidth: false },
    // Text as SVG and not as HTML, which would be sized by the page's prose styles.
    htmlLabels: false,
  },
};
