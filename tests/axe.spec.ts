import { expect, test } from '@playwright/test';
import { all, colours, openStill, show, violations } from './support/axe';

const guide = '/docs/latest/getting_started/quickstart';

/** One page of each template, by what it shows. */
const templates = {
  root: '/docs/',
  landing: '/docs/latest',
  'guide with code and tables': guide,
  'guide with a diagram': '/docs/latest/concepts/orders',
  tabs: '/docs/latest/getting_started/installation',
  'API page': '/docs/latest/api_reference/portfolio',
  integration: '/docs/nightly/integrations/binance',
  'section index': '/docs/nightly/concepts',
  'all pages': '/docs/search',
  'not found': '/docs/nightly/nope',
} as const;

for (const [name, address] of Object.entries(templates)) {
  test(`${name} is accessible in both modes, on a desk and on a phone`, async ({ page }) => {
    await openStill(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const [width, mode, rules] of [
      [1280, 'dark', all],
      [1280, 'light', colours],
      [390, 'light', all],
      // What phones alone show, all in the shell of a guide; the rest stood in these colours at 1280 px.
      ...(address === guide ? ([[390, 'dark', colours]] as const) : []),
    ] as const) {
      await test.step(`${mode} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible({
          visible: width < 997,
        });
        await show(page, mode);
        expect(await violations(page, rules)).toEqual([]);
      });
    }
  });
}

test('the open menus are accessible in both modes', async ({ page }) => {
  await openStill(page, '/docs/latest/concepts/orders');
  for (const [menu, width, unfold] of [
    [
      'the version menu',
      1280,
      async () => {
        const versions = page.locator('.navbar .dropdown').first();
        await versions.hover();
        await expect(versions.getByRole('link', { name: 'nightly', exact: true })).toBeVisible();
      },
    ],
    [
      'the mobile menu',
      390,
      async () => {
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        await expect(page.locator('.navbar-sidebar')).toBeInViewport({ ratio: 1 });
      },
    ],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await unfold();
    for (const [mode, rules] of [
      ['dark', all],
      ['light', colours],
    ] as const) {
      await test.step(`${menu}, ${mode}`, async () => {
        await show(page, mode);
        expect(await violations(page, rules)).toEqual([]);
      });
    }
  }
});

test('axe finds what is wrong on a page', async ({ page }) => {
  await openStill(page, '/docs/nope');
  await page.locator('h1').evaluate((heading) => {
    heading.innerHTML = '<img src="/docs/img/logo.svg"><span>faint</span>';
    // By script: the policy refuses style attributes.
    Object.assign(heading.querySelector('span')?.style ?? {}, { color: '#888', background: '#777' });
  });
  const found = (await violations(page, all)).join('\n');
  expect(found).toMatch(/^image-alt: /m);
  expect(found).toMatch(/^color-contrast: /m);
  // On light too: a faint word of that mode alone.
  await show(page, 'light');
  await page.locator('h1').evaluate((heading) => {
    heading.innerHTML = '<span>faint on light</span>';
    Object.assign(heading.querySelector('span')?.style ?? {}, { color: '#ddd' });
  });
  expect((await violations(page, colours)).join('\n')).toMatch(/^color-contrast: /m);
});
