import type { ThemeConfig } from '@docusaurus/theme-mermaid';

/**
 * Diagrams in both modes from one theme: Mermaid writes fixed colours into its SVG, so ours come as custom
 * properties, which follow the colour mode without drawing again. They stand in plugins/hosting/client/diagramColours.ts,
 * which comes with Mermaid itself: every reader loads what stands here.
 */
export const mermaid: ThemeConfig['mermaid'] = {
  theme: { light: 'base', dark: 'base' },
  options: {
    fontFamily: 'Roboto, "Roboto fallback", system-ui, sans-serif',
    themeVariables: { fontSize: '13px' },
    // What sequence diagrams take, whatever their own sizes say.
    fontSize: 13,
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
