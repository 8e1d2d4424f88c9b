import type { PhrasingContent, RootContent } from 'mdast';
import { landingResult } from './landingRun';
import { label, text } from '../../pages/nodes';
import { asBlocks, isPhrasing } from './phrasing';

/** A component as it stands in a page; inner components are in their Markdown form already. */
export interface Component {
  readonly children: readonly RootContent[];
  /** Name of the page's version, such as `latest`. */
  readonly version: string;
  /** Folder of `docusaurus.config.ts`. */
  readonly siteDir: string;
  /** An attribute's text; '' for one without a value. An expression as value is an error. */
  readonly text: (attribute: string) => string | undefined;
  /** Whether the attribute is there, whatever its value. */
  readonly has: (attribute: string) => boolean;
  /** Address of the Markdown copy of a page of the same version; an unknown id is an error. */
  readonly copyOf: (id: string) => string;
  /** Stops the build with the component's file and line. */
  readonly fail: (reason: string) => never;
}

/** Gives what stands in the component's place: nodes, or text that is read as Markdown. */
type MarkdownForm = (component: Component) => readonly (RootContent | string)[];

/** Every MDX component and element that pages use, with what stands for it in a Markdown copy. */
export const markdownForms: Readonly<Record<string, MarkdownForm>> = {
  Tabs: (tabs) => {
    if (tabs.has('values'))
      tabs.fail('<Tabs values={…}> has no Markdown form. Give each <TabItem> its label.');
    return tabs.children;
  },
  TabItem: (tab) => {
    const name = tab.text('label') ?? tab.text('value') ?? tab.fail('<TabItem> has neither label nor value.');
    return [label(text(name)), ...asBlocks(tab.children)];
  },
  Landing: ({ children, copyOf, siteDir, version }) => [
    'NautilusTrader is an open-source, event-driven engine for backtesting and live trading, with a Rust core and a Python API.',
    ...children,
    landingResult(siteDir, version),
    [
      `- [Install](${copyOf('getting_started/installation')})`,
      `- [Learn](${copyOf('getting_started/index')})`,
      `- [Integrations](${copyOf('integrations/index')})`,
      `- [API reference](${copyOf('api_reference/index')})`,
    ].join('\n'),
  ],
  details: ({ children }) => children,
  summary: ({ children }) => [label(...children.flatMap(phrasesOf))],
  kbd: ({ children }) => [{ type: 'strong', children: children.flatMap(phrasesOf) }],
  br: () => [{ type: 'break' }],
};

/** The text inside blocks, for a form that is itself one line. */
function phrasesOf(node: RootContent): PhrasingContent[] {
  if (isPhrasing(node)) return [node];
  return 'children' in node ? node.children.flatMap(phrasesOf) : [];
}
