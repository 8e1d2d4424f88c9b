import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { open } from './support/hydrated';
import { colour } from './support/tokens';

/** One page of each template, by what it shows. */
const templates = {
  root: '/docs/',
  landing: '/docs/latest',
  'guide with code and tables': '/docs/latest/getting_started/quickstart',
  'guide with a diagram': '/docs/latest/concepts/orders',
  tabs: '/docs/latest/getting_started/installation',
  'API page': '/docs/latest/api_reference/trading',
  integration: '/docs/nightly/integrations/binance',
  'section index': '/docs/nightly/concepts',
  search: '/docs/search?q=order',
  'not found': '/docs/nightly/nope',
} as const;

const modes = ['dark', 'light'] as const;
const widths = [1280, 390] as const;

/** Opens a page in a colour mode, with nothing moving: a colour half way through a fade isn't one that readers read. */
async function openIn(page: Page, address: string, mode: string, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
  await open(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // A diagram draws itself after hydration.
  for (const diagram of await page.locator('.docusaurus-mermaid-container').all()) {
    await expect(diagram.locator('svg')).toBeVisible();
  }
}

/** What WCAG 2.2 AA forbids and axe finds, one line a place. */
async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations: found, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(passes.length, 'rules that axe applied').toBeGreaterThan(10);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = (failureSummary ?? '').split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} (${reason})`;
    }),
  );
}

for (const [name, address] of Object.entries(templates)) {
  for (const width of widths) {
    test(`${name} is accessible in both modes at ${width} px`, async ({ page }) => {
      await openIn(page, address, 'dark', width);
      expect(await violations(page), 'dark').toEqual([]);
      // All that differs between the modes hangs on this attribute; loading anew would take as long as axe does.
      await page.locator('html').evaluate((html) => {
        html.setAttribute('data-theme', 'light');
      });
      await expect(page.locator('body')).toHaveCSS('color', colour('light', '--ifm-font-color-base'));
      expect(await violations(page), 'light').toEqual([]);
    });
  }
}

for (const mode of modes) {
  test(`the open mobile menu is accessible, ${mode}`, async ({ page }) => {
    await openIn(page, '/docs/latest/concepts/orders', mode, 390);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
  });

  test(`the open version menu is accessible, ${mode}`, async ({ page }) => {
    await openIn(page, '/docs/latest/concepts/orders', mode, 1280);
    const menu = page.locator('.navbar .dropdown').first();
    await menu.hover();
    await expect(menu.getByRole('link', { name: 'nightly', exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds what is wrong on a page', async ({ page }) => {
  await open(page, '/docs/latest/concepts/orders');
  await page.locator('h1').evaluate((heading) => {
    heading.innerHTML = '<img src="/docs/img/logo.svg"><span style="color:#888;background:#777">faint</span>';
  });
  const found = (await violations(page)).join('\n');
  expect(found).toMatch(/^image-alt: /m);
  expect(found).toMatch(/^color-contrast: /m);
});
