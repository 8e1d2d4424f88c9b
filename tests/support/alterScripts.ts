import type { Page } from '@playwright/test';

/**
 * Changes the site's scripts on their way to the page, as a mistake in the site's source would have changed them.
 *
 * @param page - a page that loads no document yet
 * @param before - what to change, in whichever script has it
 * @param after - what stands there instead
 * @returns the addresses of the scripts changed so far, so that a test can tell that its mistake took place
 */
export async function alterScripts(page: Page, before: RegExp, after: string): Promise<ReadonlySet<string>> {
  const altered = new Set<string>();
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const changed = text.replace(before, after);
    if (changed !== text) altered.add(route.request().url());
    await route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: changed });
  });
  return altered;
}

/**
 * A pattern for the default export in a page's own chunk, after bundling.
 *
 * @param permalink - path of the page, which stands beside its slug in its own chunk's metadata alone
 */
export function defaultExportOf(permalink: string): RegExp {
  return new RegExp(
    String.raw`(?<=^[^]{0,400})default:\(\)=>[\w$]+(?=[^]{0,9000}"slug":"[^"]*","permalink":"${permalink}")`,
  );
}
