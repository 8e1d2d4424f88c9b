import { expect, test, type Locator, type Page } from '@playwright/test';
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

/** Follows the first link of the text that stays on the page, whatever its words; gives its hash. */
async function followWithinPage(page: Page): Promise<string> {
  const link = page.locator('article p a[href^="#"]').first();
  const hash = await link.getAttribute('href');
  await link.click();
  return hash ?? '';
}
const linked = 'developer_guide/environment_setup';

test('the next page loads before it takes the place of the old one, without a new document', async ({
  page,
}) => {
  await saveData(page);
  for (const [where, link, name] of [
    ['sidebar', sidebarLink, 'Quickstart'],
    ['text', articleLink, 'Environment Setup'],
  ] as const) {
    await test.step(`from a link of the ${where}`, async () => {
      await open(page, start);
      const asked = documents(page);
      const release = await holdScripts(page);
      await link(page).click();
      await expect(page).not.toHaveURL(start);
      await expect(title(page)).toHaveText('Installation');
      release();
      await expect(title(page)).toHaveText(name);
      expect(asked).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('progress shows after 200 ms and goes when the page is there', async ({ page }) => {
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

  await test.step('moving within a page shows none', async () => {
    const hash = await followWithinPage(page);
    await expect(page).toHaveURL(`${start}${hash}`);
    await page.clock.runFor(1000);
    await expect(page.locator('body')).not.toHaveAttribute('data-progress-seen');
  });

  await test.step('a navigation within 200 ms shows none', async () => {
    await page
      .getByRole('complementary')
      .getByRole('link', { name: 'Backtest: low-level API', exact: true })
      .click();
    await expect(title(page)).not.toHaveText('Installation');
    await page.clock.runFor(1000);
    await expect(page.locator('body')).not.toHaveAttribute('data-progress-seen');
  });

  const release = await holdScripts(page);
  await sidebarLink(page).click();
  await expect(page).toHaveURL(/\/quickstart$/);
  const spinner = progress(page).locator('.spinner');

  await test.step('the bar and the ring come after 200 ms', async () => {
    await page.clock.runFor(199);
    await expect(progress(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(progress(page)).toHaveRole('progressbar');
    await expect(progress(page)).toHaveAccessibleName('Loading the next page');
    await expect(progress(page).locator('.bar')).toBeVisible();
    await expect(spinner).toBeVisible();
    await expect(spinner).toBeInViewport();
    await expect(page.locator('body')).toHaveAttribute('data-progress-seen', 'true');
  });

  for (const [reducedMotion, look] of [
    ['no-preference', 'a ring that turns'],
    ['reduce', 'three dots that stand still'],
  ] as const) {
    await test.step(`with motion '${reducedMotion}' the spinner is ${look}`, async () => {
      await page.emulateMedia({ reducedMotion });
      const drawn = await spinner.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { animationName, backgroundImage, borderTopWidth } = getComputedStyle(element);
        return { size: [width, height], animationName, backgroundImage, borderTopWidth };
      });
      if (reducedMotion === 'reduce') {
        expect(drawn).toMatchObject({ size: [20, 4], animationName: 'none' });
        expect(drawn.backgroundImage).toContain('radial-gradient');
      } else {
        expect(drawn).toMatchObject({ animationName: 'spin', borderTopWidth: '2px' });
        expect(Math.min(...drawn.size)).toBeGreaterThanOrEqual(20);
      }
    });
  }

  await test.step('both go when the page is there', async () => {
    release();
    await expect(title(page)).toHaveText('Quickstart');
    await expect(progress(page)).toHaveCount(0);
  });
});

test('links in view are prefetched: those of the sidebar, and those of the text as they come', async ({
  page,
}) => {
  await open(page, start);
  await expect.poll(() => pagesFetched(page, 'prefetch')).toContain('getting_started/quickstart');
  expect(await pagesFetched(page, 'prefetch')).not.toContain(linked);
  await articleLink(page).scrollIntoViewIfNeeded();
  await expect.poll(() => pagesFetched(page, 'prefetch')).toContain(linked);
});

test('a page is preloaded when the reader turns to its link', async ({ page }) => {
  const quickstart = 'getting_started/quickstart';
  for (const [where, link, id, act] of [
    ['text', articleLink, linked, 'hovering'],
    ['text', articleLink, linked, 'touching'],
    ['text', articleLink, linked, 'focusing'],
    ['sidebar', sidebarLink, quickstart, 'hovering'],
    ['sidebar', sidebarLink, quickstart, 'touching'],
  ] as const) {
    await test.step(`in the ${where}, by ${act}`, async () => {
      // So that the new document doesn't come up under the pointer.
      await page.mouse.move(0, 0);
      await open(page, start);
      expect(await pagesFetched(page, 'script')).not.toContain(id);
      if (act === 'hovering') await link(page).hover();
      else if (act === 'focusing') await link(page).focus();
      else await link(page).dispatchEvent('touchstart');
      await expect.poll(() => pagesFetched(page, 'script')).toContain(id);
      await expect(page).toHaveURL(start);
    });
  }
});

test('nothing is fetched ahead on a slow connection, nor when the reader saves data', async ({ page }) => {
  for (const [kind, limit] of [
    ['on 2g', () => connection(page, '2g')],
    ['on slow 2g', () => connection(page, 'slow-2g')],
    ['when the reader saves data', () => saveData(page)],
  ] as const) {
    await test.step(kind, async () => {
      const limited = await limit();
      await page.mouse.move(0, 0);
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
      await limited.dispose();
    });
  }

  await test.step('but it is on a fast connection, as the other tests assume', async () => {
    await connection(page, '4g');
    await open(page, start);
    await expect(page.locator('link[rel=prefetch]')).not.toHaveCount(0);
  });
});

test.describe('links of the text', () => {
  const textLink = (page: Page) => page.locator('article').getByRole('link', { name: 'Quickstart' }).first();
  const lead = (link: Locator, address: string) =>
    link.evaluate((element, href) => element.setAttribute('href', href), address);

  test('are followed within the document, to their hash, back and forward', async ({ page }) => {
    await open(page, start);
    const asked = documents(page);

    await test.step('within the page they only scroll', async () => {
      const hash = await followWithinPage(page);
      await expect(page).toHaveURL(`${start}${hash}`);
      await expect(page.locator(hash)).toBeInViewport();
    });

    await test.step('Enter follows them', async () => {
      await textLink(page).press('Enter');
      await expect(title(page)).toHaveText('Quickstart');
    });

    await test.step('back and forward', async () => {
      await page.goBack();
      await expect(title(page)).toHaveText('Installation');
      await page.goForward();
      await expect(title(page)).toHaveText('Quickstart');
      await page.goBack();
      await expect(title(page)).toHaveText('Installation');
    });

    await test.step('a click follows them, to the place that their hash names', async () => {
      await lead(textLink(page), '/docs/latest/getting_started/quickstart#fills');
      await textLink(page).click();
      await expect(page).toHaveURL(/\/quickstart#fills$/);
      await expect(page.locator('#fills')).toBeInViewport();
      // Below the navbar, which covers the top.
      await expect
        .poll(async () => (await page.locator('#fills').boundingBox())?.y)
        .toBeGreaterThanOrEqual(52);
    });
    expect(asked).toEqual([]);
  });

  test('are the page’s own by a plain click to a page alone', async ({ page }) => {
    await open(page, start);
    const link = textLink(page);
    for (const key of ['Control', 'Meta', 'Shift'] as const) {
      await test.step(`with ${key} they are left to the browser`, async () => {
        expect(await leavesClick(link, [key])).toBe(true);
      });
    }
    const own = (await link.getAttribute('href')) ?? '';
    for (const [kind, address] of [
      ['a Markdown copy', '/docs/latest/concepts/orders.md'],
      ['another site', 'https://example.org/docs/latest/concepts/orders'],
    ] as const) {
      await test.step(`to ${kind} they are left to the browser`, async () => {
        await lead(link, address);
        expect(await leavesClick(link)).toBe(true);
      });
    }
    await test.step('a plain click is the page’s own', async () => {
      await lead(link, own);
      expect(await leavesClick(link)).toBe(false);
      await expect(title(page)).toHaveText('Quickstart');
    });
  });
});
