import { expect, test, type Page } from '@playwright/test';
import { documents } from './support/documents';
import { hydrated, open } from './support/hydrated';
import { saveData } from './support/saveData';
import { failChunks } from './support/scripts';

const address = '/docs/latest/getting_started/installation';
const box = (page: Page) => page.locator('.load-failure');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const quickstart = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: 'Quickstart', exact: true });

test('a page whose chunk fails on the first load', async ({ page }) => {
  let failed = 0;
  page.on('requestfailed', () => failed++);
  const end = await failChunks(page);
  await page.goto(address);
  await expect(box(page)).toBeVisible();

  await test.step('shows the error in a red box', async () => {
    await expect(box(page)).toHaveRole('alert');
    await expect(box(page)).toContainText('ChunkLoadError');
    await expect(box(page)).toHaveCSS('background-color', 'rgb(207, 42, 49)');
    await expect(box(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  for (const [width, share] of [
    [1280, 0.5],
    [997, 0.5],
    [390, 1],
    [320, 1],
  ] as const) {
    await test.step(`its box takes ${share * 100} % of a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await box(page).boundingBox())?.width).toBeCloseTo(width * share, 0);
      const place = await box(page).boundingBox();
      // In the middle, and where the reader looks.
      expect((place?.x ?? -1) + (place?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
      await expect(box(page)).toBeInViewport({ ratio: 1 });
    });
  }

  await test.step('keeps what came from the server readable', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(title(page)).toHaveText('Installation');
    await expect(page.getByRole('heading', { name: 'Install the wheel' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  await test.step('shows one box, however many chunks fail', async () => {
    await page.waitForLoadState('networkidle');
    expect(failed).toBeGreaterThan(1);
    await expect(box(page)).toHaveCount(1);
  });

  await test.step('recovers by Retry when the chunk is back', async () => {
    const retry = box(page).getByRole('button', { name: 'Retry' });
    // Retry while it still fails brings the box again.
    await retry.click();
    await page.waitForLoadState();
    await expect(retry).toBeVisible();
    await end();
    await retry.press('Enter');
    await hydrated(page);
    await expect(box(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('Installation');
  });
});

test('a page whose chunk fails on navigation', async ({ page }) => {
  await saveData(page);

  await test.step('loads anew once, and is there', async () => {
    await open(page, address);
    const asked = documents(page);
    const end = await failChunks(page, 1);
    await quickstart(page).click();
    await expect(title(page)).toHaveText('Quickstart');
    await hydrated(page);
    await expect(box(page)).toHaveCount(0);
    expect(asked).toEqual(['/docs/latest/getting_started/quickstart']);
    await end();
  });

  await test.step('loads anew once, and shows the box when it fails again', async () => {
    await open(page, address);
    const asked = documents(page);
    await failChunks(page);
    await quickstart(page).click();
    await expect(box(page)).toContainText('ChunkLoadError');
    // A page that loads anew for ever never rests.
    await page.waitForLoadState('networkidle');
    await expect(title(page)).toHaveText('Quickstart');
    expect(asked).toEqual(['/docs/latest/getting_started/quickstart']);
  });
});

test('a prefetch or preload that fails on a page that runs is no matter', async ({ context, page }) => {
  await open(page, address);
  await page.evaluate(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement) document.body.dataset.failedPrefetch = target.href;
      if (target instanceof HTMLScriptElement) document.body.dataset.failedPreload = target.src;
    };
    document.addEventListener('error', note, { capture: true });
  });
  await context.setOffline(true);
  const link = page.locator('article').getByRole('link', { name: 'Environment setup' }).last();
  await link.scrollIntoViewIfNeeded();
  await expect(page.locator('body')).toHaveAttribute('data-failed-prefetch', /assets\/js/);
  await link.hover();
  await expect(page.locator('body')).toHaveAttribute('data-failed-preload', /assets\/js/);
  await expect(box(page)).toHaveCount(0);
  await expect(title(page)).toHaveText('Installation');
  await expect(page).toHaveURL(address);
});
