import { expect, test, type Page } from '@playwright/test';
import { leavesClick } from './support/clicks';
import { connection } from './support/connection';
import { documents } from './support/documents';
import { open } from './support/hydrated';
import { saveData } from './support/saveData';
import { holdScripts, pagesFetched } from './support/scripts';

const start = '/docs/latest/getting_started/installation';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const progress = (page: Page) => page.locator('#navigation-progress');
const sidebarLink = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: 'Quickstart', exact: true });
/** A link of the text that no other link in view shares. */
const articleLink = (page: Page) =>
  page.locator('article').getByRole('link', { name: 'Environment setup' }).last();
const linked = 'developer_guide/environment_setup';

test.describe('the next page', () => {
  test('loads before it takes the place of the old one', async ({ page }) => {
    await saveData(page);
    await open(page, start);
    const release = await holdScripts(page);
    await sidebarLink(page).click();
    await expect(page).toHaveURL(/\/quickstart$/);
    await expect(title(page)).toHaveText('Installation');
    release();
    await expect(title(page)).toHaveText('Quickstart');
  });

  for (const [where, link] of [
    ['sidebar', sidebarLink],
    ['text', articleLink],
  ] as const) {
    test(`comes without a new document, from a link of the ${where}`, async ({ page }) => {
      await open(page, start);
      const asked = documents(page);
      await link(page).click();
      await expect(title(page)).not.toHaveText('Installation');
      expect(asked).toEqual([]);
    });
  }
});

test.describe('progress', () => {
  test('the bar and the ring come after 200 ms and go when the page is there', async ({ page }) => {
    await page.clock.install();
    await saveData(page);
    await open(page, start);
    const release = await holdScripts(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebarLink(page).click();
    await expect(page).toHaveURL(/\/quickstart$/);
    await page.clock.runFor(199);
    await expect(progress(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(progress(page)).toHaveRole('progressbar');
    await expect(progress(page)).toHaveAccessibleName('Loading the next page');
    await expect(progress(page).locator('.bar')).toBeVisible();
    await expect(progress(page).locator('.spinner')).toBeVisible();
    release();
    await expect(title(page)).toHaveText('Quickstart');
    await expect(progress(page)).toHaveCount(0);
  });

  test('a navigation within 200 ms shows neither', async ({ page }) => {
    await page.clock.install();
    await saveData(page);
    await open(page, start);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById('navigation-progress')) document.body.dataset.progressSeen = 'true';
      }).observe(document.body, { childList: true });
    });
    // The clock stands, so whatever comes, comes within 200 ms.
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebarLink(page).click();
    await expect(title(page)).toHaveText('Quickstart');
    await page.clock.runFor(1000);
    await expect(page.locator('body')).not.toHaveAttribute('data-progress-seen');
  });

  test('moving within a page shows neither', async ({ page }) => {
    await page.clock.install();
    await open(page, start);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('article').getByRole('link', { name: 'build from source', exact: true }).click();
    await expect(page).toHaveURL(/#build-from-source$/);
    await page.clock.runFor(1000);
    await expect(progress(page)).toHaveCount(0);
  });

  for (const [reducedMotion, look] of [
    ['no-preference', 'a ring that turns'],
    ['reduce', 'three dots that stand still'],
  ] as const) {
    test(`with motion '${reducedMotion}' the spinner is ${look}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await saveData(page);
      await open(page, start);
      const release = await holdScripts(page);
      await sidebarLink(page).click();
      const spinner = progress(page).locator('.spinner');
      await expect(spinner).toBeVisible();
      await expect(spinner).toBeInViewport();
      const drawn = await spinner.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { animationName, backgroundImage, borderTopWidth } = getComputedStyle(element);
        return { size: [width, height], animationName, backgroundImage, borderTopWidth };
      });
      release();
      if (reducedMotion === 'reduce') {
        expect(drawn).toMatchObject({ size: [20, 4], animationName: 'none' });
        expect(drawn.backgroundImage).toContain('radial-gradient');
      } else {
        expect(drawn).toMatchObject({ animationName: 'spin', borderTopWidth: '2px' });
        expect(Math.min(...drawn.size)).toBeGreaterThanOrEqual(20);
      }
    });
  }
});

test.describe('links in view are prefetched', () => {
  test('those of the sidebar', async ({ page }) => {
    await open(page, start);
    await expect.poll(() => pagesFetched(page, 'prefetch')).toContain('getting_started/quickstart');
  });

  test('those of the text, when they come into view', async ({ page }) => {
    await open(page, start);
    await expect.poll(() => pagesFetched(page, 'prefetch')).not.toEqual([]);
    expect(await pagesFetched(page, 'prefetch')).not.toContain(linked);
    await articleLink(page).scrollIntoViewIfNeeded();
    await expect.poll(() => pagesFetched(page, 'prefetch')).toContain(linked);
  });
});

test.describe('a page is preloaded when the reader turns to its link', () => {
  for (const [act, event] of [
    ['hovering', 'mouseover'],
    ['touching', 'touchstart'],
    ['focusing', 'focus'],
  ] as const) {
    test(`in the text, by ${act}`, async ({ page }) => {
      await open(page, start);
      expect(await pagesFetched(page, 'script')).not.toContain(linked);
      const link = articleLink(page);
      if (event === 'mouseover') await link.hover();
      else if (event === 'focus') await link.focus();
      else await link.dispatchEvent('touchstart');
      await expect.poll(() => pagesFetched(page, 'script')).toContain(linked);
      await expect(page).toHaveURL(start);
    });
  }

  for (const act of ['hovering', 'touching'] as const) {
    test(`in the sidebar, by ${act}`, async ({ page }) => {
      await open(page, start);
      expect(await pagesFetched(page, 'script')).not.toContain('getting_started/quickstart');
      await (act === 'hovering' ? sidebarLink(page).hover() : sidebarLink(page).dispatchEvent('touchstart'));
      await expect.poll(() => pagesFetched(page, 'script')).toContain('getting_started/quickstart');
    });
  }
});

test.describe('nothing is fetched ahead', () => {
  for (const [kind, limit] of [
    ['on 2g', (page: Page) => connection(page, '2g')],
    ['on slow 2g', (page: Page) => connection(page, 'slow-2g')],
    ['when the reader saves data', saveData],
  ] as const) {
    test(kind, async ({ page }) => {
      await limit(page);
      await open(page, start);
      const before = await pagesFetched(page, 'script');
      const link = articleLink(page);
      await link.scrollIntoViewIfNeeded();
      // Our observer is told after the page's own, of the same link.
      await link.evaluate(
        (element) =>
          new Promise<void>((resolve) => {
            new IntersectionObserver((entries) => {
              if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
            }).observe(element);
          }),
      );
      await link.hover();
      await link.focus();
      await link.dispatchEvent('touchstart');
      await sidebarLink(page).hover();
      expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
      expect(await pagesFetched(page, 'script')).toEqual(before);
    });
  }

  test('but for links on a fast connection, as the other tests assume', async ({ page }) => {
    await connection(page, '4g');
    await open(page, start);
    await expect(page.locator('link[rel=prefetch]')).not.toHaveCount(0);
  });
});

test.describe('links of the text', () => {
  const textLink = (page: Page) => page.locator('article').getByRole('link', { name: 'Quickstart' }).first();
  const withAddress = async (page: Page, address: string) => {
    const link = textLink(page);
    await link.evaluate((element, href) => element.setAttribute('href', href), address);
    return link;
  };

  test('keep their hash and scroll to it', async ({ page }) => {
    await open(page, start);
    const asked = documents(page);
    await (await withAddress(page, '/docs/latest/getting_started/quickstart#fills')).click();
    await expect(page).toHaveURL(/\/quickstart#fills$/);
    await expect(page.locator('#fills')).toBeInViewport();
    // Below the navbar, which covers the top.
    await expect.poll(async () => (await page.locator('#fills').boundingBox())?.y).toBeGreaterThanOrEqual(52);
    expect(asked).toEqual([]);
  });

  test('within the page only scroll', async ({ page }) => {
    await open(page, start);
    const asked = documents(page);
    await page.locator('article').getByRole('link', { name: 'build from source', exact: true }).click();
    await expect(page).toHaveURL(`${start}#build-from-source`);
    await expect(page.locator('#build-from-source')).toBeInViewport();
    expect(asked).toEqual([]);
  });

  test('can be followed back and forward', async ({ page }) => {
    await open(page, start);
    await textLink(page).click();
    await expect(title(page)).toHaveText('Quickstart');
    await page.goBack();
    await expect(title(page)).toHaveText('Installation');
    await page.goForward();
    await expect(title(page)).toHaveText('Quickstart');
  });

  test('are followed by Enter', async ({ page }) => {
    await open(page, start);
    const asked = documents(page);
    await textLink(page).press('Enter');
    await expect(title(page)).toHaveText('Quickstart');
    expect(asked).toEqual([]);
  });

  test('are the page’s own by a plain click alone', async ({ page }) => {
    await open(page, start);
    expect(await leavesClick(textLink(page))).toBe(false);
  });

  for (const key of ['Control', 'Meta', 'Shift'] as const) {
    test(`are left to the browser with ${key}`, async ({ page }) => {
      await open(page, start);
      expect(await leavesClick(textLink(page), [key])).toBe(true);
    });
  }

  for (const [kind, address] of [
    ['a Markdown copy', '/docs/latest/concepts/orders.md'],
    ['another site', 'https://example.org/docs/latest/concepts/orders'],
  ] as const) {
    test(`to ${kind} are left to the browser`, async ({ page }) => {
      await open(page, start);
      expect(await leavesClick(await withAddress(page, address))).toBe(true);
    });
  }
});
