import type { Page } from '@playwright/test';

/** What Docusaurus's docs plugin tells the browser, as far as the specification's section 3 goes. */
export interface DocsData {
  readonly path: string;
  readonly breadcrumbs: boolean;
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly isLast: boolean;
    readonly path: string;
    readonly mainDocId: string;
    readonly docs: readonly { readonly id: string; readonly path: string; readonly sidebar?: string }[];
    readonly sidebars: Readonly<
      Record<string, { readonly link?: { readonly path: string; readonly label: string } }>
    >;
  }[];
}

/** What every component can ask for. */
export interface SiteContext {
  readonly siteConfig: {
    readonly url: string;
    readonly baseUrl: string;
    readonly title: string;
  };
  readonly siteMetadata: { readonly docusaurusVersion: string; readonly siteVersion?: string };
  readonly i18n: {
    readonly currentLocale: string;
    readonly localeConfigs: Readonly<Record<string, unknown>>;
  };
  readonly docs: DocsData;
}

/**
 * The site's own data, as the running page holds it: the value of Docusaurus's React context.
 *
 * @param page - a hydrated page
 * @throws Error when React's tree has no such context
 */
export async function siteContext(page: Page): Promise<SiteContext> {
  return page.evaluate(() => {
    interface Fiber {
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly memoizedProps: { readonly value?: Record<string, unknown> } | null;
    }
    const root = document.getElementById('__docusaurus') ?? document;
    const [, container] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
    const open = [(container as { stateNode: { current: Fiber } } | undefined)?.stateNode.current];
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      const value = fiber.memoizedProps?.value;
      if (value && typeof value === 'object' && 'globalData' in value) {
        const globalData = value.globalData as Record<string, { default: unknown }>;
        const docs = globalData['docusaurus-plugin-content-docs']?.default;
        return JSON.parse(JSON.stringify({ ...value, docs })) as never;
      }
      open.push(...[fiber.sibling, fiber.child].filter((next) => next !== null));
    }
    throw new Error("React's tree holds no Docusaurus context: is the page hydrated?");
  });
}
