// Why: pages are joined into static HTML at build time (plugins/markdown), so the stock map's code blocks, admonitions,
//   headings and lists would only carry their script, the code highlighter's most of all, into every reader's browser.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/MDXComponents/index.tsx (ejected)
import Head from '@docusaurus/Head';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import StaticHtml from '@site/src/components/StaticHtml';

const components = { Head, StaticHtml };

// The type asks for the stock elements, none of which reaches the browser here.
export default components as unknown as MDXComponentsObject;
