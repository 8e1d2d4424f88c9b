import { expect, test, type Page } from '@playwright/test';
import { open } from './support/hydrated';

// Prefetches may still be on their way through a route when a test has seen enough.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const strategies = '/docs/latest/concepts/strategies';
/** A page with headings of several levels. */
const quickstart = '/docs/latest/getting_started/quickstart';

test.describe('where a page stands', () => {
  const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

  for (const [path, trail] of [
    ['concepts/strategies', ['Concepts', 'Strategies']],
    ['concepts', ['Concepts']],
    ['api_reference/model/orders', ['API reference', 'Model', 'Orders']],
  ] as const) {
    for (const version of ['latest', 'nightly']) {
      test(`breadcrumbs of ${version}/${path} name its sections`, async ({ page }) => {
        await open(page, `/docs/${version}/${path}`);
        await expect(crumbs(page).locator('li:visible')).toHaveText(
          trail.map((label) => new RegExp(`^${label}$`, 'i')),
        );
      });
    }
  }

  test('breadcrumbs lead up', async ({ page }) => {
    await open(page, '/docs/nightly/api_reference/model/orders');
    await crumbs(page).getByRole('link', { name: 'Model' }).click();
    await expect(page).toHaveURL('/docs/nightly/api_reference/model');
    await crumbs(page).getByRole('link', { name: 'API reference' }).click();
    await expect(page).toHaveURL('/docs/nightly/api_reference');
  });

  for (const [version, platform] of [
    ['latest', '1.221.0'],
    ['nightly', '1.222.0'],
  ] as const) {
    test(`a badge names ${version} and the platform's version, and no banner warns`, async ({ page }) => {
      await open(page, `/docs/${version}/concepts/strategies`);
      await expect(page.locator('.theme-doc-version-badge')).toHaveText(`${version} · ${platform}`);
      await expect(page.locator('.theme-doc-version-badge')).toBeVisible();
      await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    });
  }
});

test.describe('the list of contents', () => {
  const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
  const active = (page: Page) => contents(page).locator('.table-of-contents__link--active');

  test('names the headings of levels 2 and 3, in their order', async ({ page }) => {
    await open(page, quickstart);
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

  test('leaves deeper headings out', async ({ page }) => {
    // No page has one today: a heading of level 4 is put into the page's data as Markdown would put it.
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const deeper = text.replace(/\{value:"Identity",id:"identity",level:2\}/, (entry) =>
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

  test('stands folded above the text on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, quickstart);
    await expect(contents(page)).toBeHidden();
    const button = page.getByRole('button', { name: 'On this page' });
    const first = page.locator('.theme-doc-toc-mobile a').first();
    await expect(first).toBeHidden();
    await button.click();
    await expect(first).toBeVisible();
    const target = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(`${quickstart}${target ?? ''}`);
  });
});

test.describe('the way on', () => {
  const pages = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' });

  test('previous and next follow the order of the sidebar', async ({ page }) => {
    await open(page, '/docs/latest/getting_started');
    for (const [name, path] of [
      ['Installation', 'getting_started/installation'],
      ['Quickstart', 'getting_started/quickstart'],
      ['Backtest: low-level API', 'getting_started/backtest_low_level'],
      ['Backtest: high-level API', 'getting_started/backtest_high_level'],
      ['Concepts', 'concepts'],
    ] as const) {
      await pages(page)
        .getByRole('link', { name: `Next ${name}`, exact: true })
        .click();
      await expect(page).toHaveURL(`/docs/latest/${path}`);
    }
    await pages(page)
      .getByRole('link', { name: /^Previous Backtest: high/ })
      .click();
    await expect(page).toHaveURL('/docs/latest/getting_started/backtest_high_level');
  });

  test('the last page has no next one', async ({ page }) => {
    await open(page, '/docs/latest/developer_guide/packaged_data');
    await expect(pages(page).getByRole('link', { name: /^Previous/ })).toBeVisible();
    await expect(pages(page).getByRole('link', { name: /^Next/ })).toHaveCount(0);
  });
});

test.describe('the foot of a page', () => {
  for (const [version, folder] of [
    ['latest', 'versioned_docs/version-latest'],
    ['nightly', 'docs'],
  ] as const) {
    test(`the edit link of ${version} leads to ${folder}`, async ({ page }) => {
      for (const [path, file] of [
        ['concepts/strategies', 'concepts/strategies.md'],
        ['concepts', 'concepts/index.md'],
        ['getting_started/quickstart', 'getting_started/quickstart.mdx'],
      ] as const) {
        await open(page, `/docs/${version}/${path}`);
        const link = page.getByRole('link', { name: 'Edit this page' });
        await expect(link).toHaveAttribute('href', new RegExp(`/edit/main/${folder}/${file}$`));
      }
    });

    test(`a page of ${version} says when it was last updated`, async ({ page }) => {
      await open(page, `/docs/${version}/concepts/strategies`);
      const updated = page.locator('.theme-last-updated');
      await expect(updated).toHaveText(/^Last updated on [A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
      const date = await updated.locator('time').getAttribute('datetime');
      expect(Date.parse(date ?? '')).toBeGreaterThan(Date.parse('2024-01-01'));
      expect(Date.parse(date ?? '')).toBeLessThanOrEqual(Date.now());
    });
  }

  test('the footer has its columns, and says whose site this is not', async ({ page }) => {
    for (const path of [strategies, '/docs/latest', '/docs/', '/docs/search']) {
      await open(page, path);
      const footer = page.getByRole('contentinfo');
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
    }
  });
});

test.describe('by keyboard', () => {
  const skip = (page: Page) => page.getByRole('link', { name: 'Skip to main content' });

  for (const path of [strategies, '/docs/latest', '/docs/', '/docs/search', '/docs/nope']) {
    test(`the first Tab on ${path} offers to skip to the main content`, async ({ page }) => {
      await open(page, path);
      await expect(skip(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip(page)).toBeFocused();
      await expect(skip(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(skip(page)).not.toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
      await expect(skip(page)).not.toBeInViewport();
    });
  }
});

test('back to top shows on the way up and leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, quickstart);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.mouse.wheel(0, -150);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the favicon is our own drawing', async ({ page, request }) => {
  await open(page, strategies);
  const address = await page.locator('link[rel=icon]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\/svg\+xml/);
  expect(await response.text()).toContain('<svg');
});

test.describe('copy page', () => {
  const button = (page: Page) => page.locator('article').getByTitle('Copy page as Markdown');

  for (const path of [strategies, '/docs/nightly/getting_started/quickstart']) {
    test(`puts the Markdown of ${path} on the clipboard`, async ({ page, context, request }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, path);
      await expect(button(page)).toHaveText('Copy page');
      await button(page).click();
      await expect(button(page)).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await (await request.get(`${path}.md`)).text());
      expect(copied).toMatch(/^# \w/m);
    });
  }

  test('says so for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, strategies);
    await button(page).click();
    await expect(button(page)).toHaveText('Copied');
    await page.clock.runFor(1900);
    await expect(button(page)).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(button(page)).toHaveText('Copy page');
  });

  test('says when the copy does not come', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await open(page, strategies);
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied');
  });

  test('says when the browser refuses the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await open(page, strategies);
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied');
  });
});
