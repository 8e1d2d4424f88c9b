import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated';
import { pageInParts } from './support/inParts';
import { layoutShift } from './support/layoutShift';

test('what a reader sees of a page on its way stays where it is when the rest comes', async ({
  baseURL,
  page,
}) => {
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const cuts = [
    '>Integrations</a>',
    'external--chat',
    'menu__list',
    '</h1>',
    '<h2',
    'table-of-contents',
    '<footer',
  ];
  const site = await pageInParts(new URL('/docs/latest/concepts/reports', baseURL).href, cuts);
  try {
    await page.goto(site.address, { waitUntil: 'commit' });
    const brand = navbar.getByText('NT Docs');
    await expect(brand).toBeVisible();
    await expect(navbar.getByText('Learn')).toBeHidden();
    expect(await layoutShift(page)).toBe(0);
    for (const cut of cuts) {
      site.send();
      // Two frames and the fonts: what came is laid out.
      expect(await layoutShift(page), `what follows ${cut}`).toBe(0);
    }
    await hydrated(page);
    await expect(navbar.getByText('Learn')).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  } finally {
    site.close();
  }
});
