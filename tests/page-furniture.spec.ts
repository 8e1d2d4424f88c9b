import { expect, test, type Page } from '@playwright/test';
import { open } from './support/hydrated';
import { saveData } from './support/saveData';

// Prefetches may still be on their way through a route when a test has seen enough.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const strategies = '/docs/latest/concepts/strategies';
/** A page with headings of several levels. */
const quickstart = '/docs/latest/getting_started/quickstart';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

for (const [version, platform, folder] of [
  ['latest', '1.221.0', 'versioned_docs/version-latest'],
  ['nightly', '1.222.0', 'docs'],
] as const) {
  test(`the head and the foot of a page of ${version}`, async ({ page }) => {
    for (const [path, trail, file] of [
      ['concepts/strategies', ['Concepts', 'Strategies'], 'concepts/strategies.md'],
      ['concepts', ['Concepts'], 'concepts/index.md'],
      ['getting_started/quickstart', ['Getting started', 'Quickstart'], 'getting_started/quickstart.mdx'],
    ] as const) {
      await open(page, `/docs/${version}/${path}`);

      await test.step(`breadcrumbs of ${path} name its sections`, async () => {
        await expect(crumbs(page).locator('li:visible')).toHaveText(
          trail.map((label) => new RegExp(`^${label}$`, 'i')),
        );
      });

      await test.step(`a badge on ${path} names the version and the platform's, and no banner warns`, async () => {
        await expect(page.locator('.theme-doc-version-badge')).toHaveText(`${version} · ${platform}`);
        await expect(page.locator('.theme-doc-version-badge')).toBeVisible();
        await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
      });

      await test.step(`the edit link of ${path} leads to ${file}`, async () => {
        const link = page.getByRole('link', { name: 'Edit this page' });
        await expect(link).toHaveAttribute('href', new RegExp(`/edit/main/${folder}/${file}$`));
      });

      await test.step(`${path} says when it was last updated`, async () => {
        const updated = page.locator('.theme-last-updated');
        await expect(updated).toHaveText(/^Last updated on \d{1,2} [A-Z][a-z]+ 20\d\d$/);
        const date = await updated.locator('time').getAttribute('datetime');
        expect(Date.parse(date ?? '')).toBeGreaterThan(Date.parse('2024-01-01'));
        expect(Date.parse(date ?? '')).toBeLessThanOrEqual(Date.now());
      });
    }

    await test.step('breadcrumbs lead up', async () => {
      await open(page, `/docs/${version}/api_reference/model/orders`);
      await expect(crumbs(page).locator('li:visible')).toHaveText(
        ['API reference', 'Model', 'Orders'].map((label) => new RegExp(`^${label}$`, 'i')),
      );
      await crumbs(page).getByRole('link', { name: 'Model' }).click();
      await expect(page).toHaveURL(`/docs/${version}/api_reference/model`);
      await crumbs(page).getByRole('link', { name: 'API reference' }).click();
      await expect(page).toHaveURL(`/docs/${version}/api_reference`);
    });
  });
}

test.describe('the list of contents', () => {
  const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
  const active = (page: Page) => contents(page).locator('.table-of-contents__link--active');

  test('names the headings of a page, follows the scrolling and leads to them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, quickstart);

    await test.step('it names the headings of levels 2 and 3, in their order', async () => {
      const headings = await page
        .locator('article :is(h2, h3)')
        .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
      const links = await contents(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(headings);
      for (const level of ['h2', 'h3']) {
        expect(await page.locator(`article ${level}`).count(), level).toBeGreaterThan(1);
      }
      await expect(contents(page).locator('ul ul')).not.toHaveCount(0);
    });

    await test.step('it follows the scrolling', async () => {
      let followed = 0;
      for (const heading of await page.locator('article h2').all()) {
        const id = (await heading.getAttribute('id')) ?? '';
        await heading.evaluate((element) => {
          window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 70 });
        });
        const isAtEnd = await page.evaluate(
          () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
        );
        if (isAtEnd) break;
        await expect(active(page)).toHaveAttribute('href', `#${id}`);
        await expect(active(page)).toBeInViewport();
        followed += 1;
      }
      expect(followed).toBeGreaterThan(2);
    });

    await test.step('it leads to its heading, below the bar', async () => {
      await page.evaluate(() => window.scrollTo({ top: 0 }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const heading = page.locator('article h2').nth(3);
      await expect(heading).not.toBeInViewport();
      const id = (await heading.getAttribute('id')) ?? '';
      await contents(page).locator(`a[href="#${id}"]`).click();
      await expect(page).toHaveURL(`${quickstart}#${id}`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
    });
  });

  test('leaves deeper headings out', async ({ page }) => {
    await saveData(page);
    // No page has one today: a heading of level 4 is put into the page's data as Markdown would put it.
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const deeper = text.replace(
        /\{value:"Configure a strategy",id:"configure-a-strategy",level:2\}/,
        (entry) =>
          [entry, '{value:"Third",id:"third",level:3}', '{value:"Fourth",id:"fourth",level:4}'].join(),
      );
      await route.fulfill({ contentType: 'text/javascript', body: deeper });
    });
    await open(page, '/docs/latest/concepts/actors');
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Strategies' })
      .click();
    await expect(contents(page).getByRole('link', { name: 'Third' })).toBeVisible();
    await expect(contents(page).getByRole('link', { name: 'Fourth' })).toHaveCount(0);
  });

  test('follows the scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, quickstart);
    for (const heading of await page.locator('article h2').all()) {
      const id = (await heading.getAttribute('id')) ?? '';
      await heading.evaluate((element) => {
        window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 70 });
      });
      const isAtEnd = await page.evaluate(
        () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
      );
      if (isAtEnd) break;
      await expect(active(page)).toHaveAttribute('href', `#${id}`);
      await expect(active(page)).toBeInViewport();
    }
  });

  test('leads to its heading, below the bar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, quickstart);
    const heading = page.locator('article h2').nth(3);
    const id = (await heading.getAttribute('id')) ?? '';
    await contents(page).locator(`a[href="#${id}"]`).click();
    await expect(page).toHaveURL(`${quickstart}#${id}`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
  });

  test('stands folded between title and text on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, quickstart);
    await expect(contents(page)).toBeHidden();
    const button = page.getByRole('button', { name: 'On this page' });
    const first = page.locator('h1 + .theme-doc-toc-mobile a').first();
    await expect(first).toBeHidden();
    await button.click();
    await expect(first).toBeVisible();
    const target = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(`${quickstart}${target ?? ''}`);
  });
});

test('previous and next follow the order of the sidebar', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await open(page, '/docs/latest/getting_started');
  for (const [name, path] of [
    ['Installation', 'getting_started/installation'],
    ['Quickstart', 'getting_started/quickstart'],
    ['Backtest: low-level API', 'getting_started/backtest_low_level'],
    ['Backtest: high-level API', 'getting_started/backtest_high_level'],
    ['Concepts', 'concepts'],
  ] as const) {
    await pages.getByRole('link', { name: `Next ${name}`, exact: true }).click();
    await expect(page).toHaveURL(`/docs/latest/${path}`);
  }
  await pages.getByRole('link', { name: /^Previous Backtest: high/ }).click();
  await expect(page).toHaveURL('/docs/latest/getting_started/backtest_high_level');

  await test.step('the last page has no next one', async () => {
    await open(page, '/docs/latest/developer_guide/packaged_data');
    await expect(pages.getByRole('link', { name: /^Previous/ })).toBeVisible();
    await expect(pages.getByRole('link', { name: /^Next/ })).toHaveCount(0);
  });
});

test('every kind of page begins with a way past the shell and ends in the footer', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  const footer = page.getByRole('contentinfo');
  for (const path of [strategies, '/docs/latest', '/docs/', '/docs/search', '/docs/nope']) {
    await open(page, path);

    await test.step(`the footer of ${path} has its columns, and says whose site this is not`, async () => {
      await expect(footer).toContainText('NT Docs');
      await expect(footer).toContainText(
        /Not affiliated with, endorsed by or supported by Nautech Systems Pty Ltd/,
      );
      await expect(footer).toContainText('©');
      for (const [column, links] of [
        ['Read', ['Quickstart', 'Orders', 'Live trading']],
        ['Look up', ['API reference', 'Integrations', 'All pages']],
        ['Elsewhere', ['Source of the platform', 'Chat']],
      ] as const) {
        await expect(footer.getByRole('navigation', { name: column }).getByRole('link')).toHaveText([
          ...links,
        ]);
      }
    });

    await test.step(`the first Tab on ${path} offers to skip to the main content`, async () => {
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(skip).not.toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
      await expect(skip).not.toBeInViewport();
    });
  }
});

test('back to top shows on the way up and leads there, where the contents have no column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 500 });
  await open(page, quickstart);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();
  await page.mouse.move(350, 300);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.mouse.wheel(0, -150);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the favicon is our own drawing', async ({ request }) => {
  const html = await (await request.get(strategies)).text();
  const [, address = ''] = /<link[^>]*\brel="?icon\b[^>]*\bhref="?([^"\s>]+)/.exec(html) ?? [];
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\/svg\+xml/);
  expect(await response.text()).toContain('<svg');
});

test.describe('copy page', () => {
  const button = (page: Page) => page.locator('article').getByTitle('Copy page as Markdown');

  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('puts the Markdown of a page on the clipboard, and says so for two seconds', async ({
    page,
    request,
  }) => {
    await page.clock.install();
    for (const path of [strategies, '/docs/nightly/getting_started/quickstart']) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(button(page)).toHaveText('Copy page');
        await button(page).click();
        await expect(button(page)).toHaveText('Copied');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await (await request.get(`${path}.md`)).text());
        expect(copied).toMatch(/^# \w/m);
      });
    }
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(button(page)).toHaveText('Copy page');
    await button(page).click();
    await expect(button(page)).toHaveText('Copied');
    await page.clock.runFor(1900);
    await expect(button(page)).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(button(page)).toHaveText('Copy page');
  });

  test('says when the copy does not come, and when the browser refuses the clipboard', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await open(page, strategies);
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied');

    await page.unrouteAll();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await open(page, strategies);
    await expect(button(page)).toHaveText('Copy page');
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied');
  });
});
