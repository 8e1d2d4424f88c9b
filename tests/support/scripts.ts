import type { Page } from '@playwright/test';

const scripts = '**/assets/js/**';

/**
 * Holds back every script that the page asks for from now on. On a page that runs, those are other pages' chunks.
 *
 * @returns a function that lets them through, and all later ones
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Makes every page's chunk fail, while the scripts that all pages share still come.
 *
 * @param times - how many chunks fail before they come again
 * @returns a function that ends it
 */
export async function failChunks(page: Page, times = Infinity): Promise<() => Promise<void>> {
  let left = times;
  await page.route(scripts, async (route) => {
    const isShared = /\/(?:runtime~main|main)\.[^/]+$/.test(new URL(route.request().url()).pathname);
    if (isShared || left <= 0) await route.continue();
    else {
      left -= 1;
      await route.abort('connectionreset');
    }
  });
  return () => page.unroute(scripts);
}

/**
 * The pages whose chunks the browser was told to prefetch (`link[rel=prefetch]`) or has loaded as scripts.
 *
 * @returns ids such as `concepts/orders`
 */
export async function pagesFetched(page: Page, by: 'prefetch' | 'script'): Promise<string[]> {
  const addresses = await page.evaluate(
    (kind) =>
      kind === 'prefetch'
        ? [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href)
        : performance
            .getEntriesByType('resource')
            .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
            .map(({ name }) => name),
    by,
  );
  const chunks = addresses.filter((address) => address.includes('/assets/js/'));
  return (await Promise.all(chunks.map((address) => pagesOf(page, address)))).flat();
}

/** Address of a script → ids of the pages it holds. An address stands for one content, by the hash in it. */
const known = new Map<string, Promise<string[]>>();

function pagesOf(page: Page, address: string): Promise<string[]> {
  const read = async () => {
    const text = await (await page.context().request.get(address)).text();
    const [, id] = /JSON\.parse\('\{"id":"([\w/]+)","title"/.exec(text) ?? [];
    return id === undefined ? [] : [id];
  };
  const ids = known.get(address) ?? read();
  known.set(address, ids);
  return ids;
}
