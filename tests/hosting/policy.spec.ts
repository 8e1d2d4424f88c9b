import { expect, test, type Page } from '@playwright/test';
import { quietConsole } from '../support/console';
import { open } from '../support/hydrated';

/** What browsers refused on a page, one line each. Call it before the page is opened. */
async function violations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { refusedByPolicy: noted });
    document.addEventListener('securitypolicyviolation', (event) => {
      noted.push(
        `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} ${event.sourceFile}`.trim(),
      );
    });
  });
  return () => page.evaluate(() => (window as unknown as { refusedByPolicy: string[] }).refusedByPolicy);
}

const pages = [
  ['/docs/', 200],
  ['/docs/latest', 200],
  ['/docs/nightly/concepts/strategies', 200],
  ['/docs/latest/concepts/architecture', 200],
  ['/docs/latest/concepts/orders', 200],
  ['/docs/latest/getting_started/quickstart', 200],
  ['/docs/search', 200],
  ['/docs/search?q=order', 200],
  ['/docs/nope', 404],
  ['/docs/nightly/nope', 404],
] as const;

for (const [address, status] of pages) {
  test(`nothing of ${address} is refused, and nothing foreign is asked for`, async ({ page, baseURL }) => {
    const refused = await violations(page);
    const noted = quietConsole(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && origin !== baseURL) foreign.push(request.url());
    });
    const response = await open(page, address);
    expect(response.status()).toBe(status);
    await page.waitForLoadState('networkidle');
    expect(await refused()).toEqual([]);
    expect(foreign).toEqual([]);
    expect(noted.problems.filter((problem) => !problem.startsWith('404 '))).toEqual([]);
  });
}

test('walking from page to page refuses nothing either, drawings included', async ({ page }) => {
  const refused = await violations(page);
  await open(page, '/docs/latest/concepts/architecture');
  await page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', { name: 'Orders', exact: true })
    .click();
  await expect(page).toHaveURL(/concepts\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await expect(page.locator('.diagram-frame svg').first()).toBeVisible();
  await page.locator('.chart-plot svg:visible').first().hover();
  await expect(page.locator('.chart-tip')).toBeVisible();
  expect(await refused()).toEqual([]);
});

test('the policy refuses scripts, handlers, styles and connections that are not of the site', async ({
  page,
}) => {
  const refused = await violations(page);
  await open(page, '/docs/latest');
  await page.evaluate(async () => {
    const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    const script = document.createElement('script');
    script.textContent = 'window.injected = "script"';
    document.body.append(script);
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/a.js';
    document.body.append(foreign);
    add('<img src="data:," onerror="window.injected = `handler`">');
    add('<img src="https://evil.example/a.png">');
    add('<iframe src="/docs/"></iframe>');
    add('<style>body { color: red }</style>');
    add('<p style="color: red">');
    await fetch('https://evil.example/').catch(() => undefined);
  });
  await expect
    .poll(async () => [...new Set((await refused()).map((line) => line.split(':')[0]))].sort())
    .toEqual([
      'connect-src',
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('no other site may show a page in a frame', async ({ request }) => {
  const headers = (await request.get('/docs/latest')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});
