import type { Page } from '@playwright/test';

/** What a page's HTML says before any script runs. */
export interface PageHtml {
  /** Path that was asked for. */
  readonly address: string;
  readonly status: number;
  /** Whether another address answered in its place. */
  readonly redirected: boolean;
  readonly lang: string | null;
  readonly title: string;
  readonly headings: readonly string[];
  /** `name` or `property` → content of each meta element. */
  readonly meta: Readonly<Record<string, string>>;
  readonly canonicals: readonly string[];
  /** Paths of the sidebar's links. */
  readonly sidebar: readonly string[];
  /** Text of the version badge. */
  readonly badge: string | null;
  /** Whether a banner warns of the version. */
  readonly hasBanner: boolean;
  /** Text of the navbar's first menu, which chooses the version. */
  readonly versionLabel: string | null;
  /** Addresses of this site that the page links to or loads, as they stand there, resolved. */
  readonly targets: readonly string[];
  /** Addresses in the structured data. */
  readonly structured: readonly string[];
  readonly ids: readonly string[];
}

/**
 * Fetches pages and reads their HTML with the browser's own parser, without running or loading anything of them.
 *
 * @param page - a page of its own for this
 * @param addresses - paths on the site
 * @throws Error when the server doesn't answer
 */
export async function readHtml(page: Page, addresses: readonly string[]): Promise<PageHtml[]> {
  // Any small file does: fetching needs the site's origin.
  await page.goto('/docs/llms.txt');
  return page.evaluate(async (list) => {
    const read = async (address: string) => {
      const response = await fetch(address);
      const html = new DOMParser().parseFromString(await response.text(), 'text/html');
      const all = (selector: string) => [...html.querySelectorAll(selector)];
      const text = (selector: string) => html.querySelector(selector)?.textContent.trim() ?? null;
      const values = (name: string) =>
        all(`body [${name}], link[${name}], script[${name}]`).map((e) => e.getAttribute(name) ?? '');
      const resolve = (target: string) => new URL(target, location.origin + address);
      const meta = all('meta[content]').map((e) => [
        e.getAttribute('name') ?? e.getAttribute('property') ?? '',
        e.getAttribute('content') ?? '',
      ]);
      const targets = [...values('href'), ...values('src')]
        // Parts of the page's own drawings, which no link leads to.
        .filter((target) => target !== '' && target !== '#' && !target.startsWith('#theme-svg'))
        .map(resolve)
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, hash }) => pathname + hash);
      return {
        address,
        status: response.status,
        redirected: response.redirected,
        lang: html.documentElement.getAttribute('lang'),
        title: html.title,
        headings: all('h1').map((e) => e.textContent.trim()),
        meta: Object.fromEntries(meta) as Record<string, string>,
        canonicals: all('link[rel=canonical]').map((e) => e.getAttribute('href') ?? ''),
        sidebar: all('.theme-doc-sidebar-container a').map((e) => e.getAttribute('href') ?? ''),
        badge: text('.theme-doc-version-badge'),
        hasBanner: html.querySelector('.theme-doc-version-banner') !== null,
        versionLabel: text('.navbar .dropdown > .navbar__link'),
        targets: [...new Set(targets)],
        structured: all('script[type="application/ld+json"]').flatMap(
          (e) => e.textContent.match(/https?:\/\/[^"]+\/docs\/[^"]*/g) ?? [],
        ),
        ids: all('[id]').map((e) => e.id),
      };
    };
    const pages: Awaited<ReturnType<typeof read>>[] = [];
    // A few at a time: the server has one core to spare.
    for (let start = 0; start < list.length; start += 10) {
      pages.push(...(await Promise.all(list.slice(start, start + 10).map(read))));
    }
    return pages;
  }, addresses);
}
