import { expect, test, type Locator, type Page } from '@playwright/test';
import { open } from './support/hydrated';
import { docIds, versions } from './support/pages';

const strategies = '/docs/latest/concepts/strategies';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const section = (page: Page, name: string) =>
  sidebar(page)
    .locator('li.menu__list-item')
    .filter({ has: page.locator('> div').getByRole('link', { name, exact: true }) });
const fold = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name: new RegExp(`^(Expand|Collapse) sidebar category '${name}'$`) });
const list = (page: Page, name: string) => section(page, name).locator('> ul');

/** Labels of the lists' entries, as they are shown. */
const shownLabels = (where: Locator) => where.locator('a').filter({ visible: true }).allInnerTexts();

for (const version of versions) {
  test(`the list of ${version} stands in the order in which one learns, and each section opens`, async ({
    page,
  }) => {
    await open(page, `/docs/${version}/getting_started`);
    expect(await shownLabels(sidebar(page))).toEqual([
      'Getting started',
      'Installation',
      'Quickstart',
      'Backtest: low-level API',
      'Backtest: high-level API',
      'Concepts',
      'Tutorials',
      'Integrations',
      'API reference',
      'Developer guide',
    ]);

    for (const [name, path] of [
      ['Concepts', 'concepts'],
      ['Tutorials', 'tutorials'],
      ['Integrations', 'integrations'],
      ['API reference', 'api_reference'],
      ['Developer guide', 'developer_guide'],
      ['Getting started', 'getting_started'],
    ] as const) {
      await test.step(`${name} has a page of its own, which opens its list`, async () => {
        await expect(list(page, name)).toBeHidden();
        await sidebar(page).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`/docs/${version}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}$`, 'i'));
        await expect(list(page, name)).toBeVisible();
      });
    }

    await test.step('visualization stands in the list of the versions that have it', async () => {
      await fold(page, 'Concepts').click();
      const concepts = list(page, 'Concepts');
      await expect(concepts.getByRole('link', { name: 'Adapters', exact: true })).toBeVisible();
      const link = sidebar(page).getByRole('link', { name: 'Visualization', exact: true });
      if (docIds(version).includes('concepts/visualization')) await expect(link).toBeVisible();
      else await expect(link).toHaveCount(0);
    });
  });
}

test('sections fold, and one is open at a time', async ({ page }) => {
  await open(page, strategies);
  await expect(list(page, 'Concepts')).toBeVisible();

  await test.step('the current page is the one entry marked as such', async () => {
    const current = sidebar(page).locator('[aria-current]');
    await expect(current).toHaveText(['Strategies']);
    await expect(current).toHaveAttribute('aria-current', 'page');
  });

  await test.step('no control hides the sidebar', async () => {
    await expect(page.getByRole('button', { name: /^(Collapse|Hide|Expand) sidebar$/ })).toHaveCount(0);
    const names = await sidebar(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(name).toMatch(/^(Expand|Collapse) sidebar category '/);
  });

  await test.step('its control shows itself to the keyboard', async () => {
    const caret = () =>
      fold(page, 'Tutorials').evaluate((button) => getComputedStyle(button, '::before').opacity);
    expect(await caret()).toBe('0.55');
    await sidebar(page).getByRole('link', { name: 'Tutorials', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(fold(page, 'Tutorials')).toBeFocused();
    expect(await caret()).toBe('1');
  });

  await test.step('links of a closed list are out of the way of the keyboard', async () => {
    await fold(page, 'Concepts').focus();
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('link', { name: 'Overview', exact: true })).toBeFocused();
    await fold(page, 'Concepts').focus();
    await page.keyboard.press('Enter');
    await expect(list(page, 'Concepts')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('link', { name: 'Tutorials', exact: true })).toBeFocused();
    await fold(page, 'Concepts').click();
    await expect(list(page, 'Concepts')).toBeVisible();
  });

  await test.step('opening one section closes the other', async () => {
    await fold(page, 'Tutorials').click();
    await expect(list(page, 'Tutorials')).toBeVisible();
    await expect(list(page, 'Concepts')).toBeHidden();
    await expect(fold(page, 'Tutorials')).toHaveAttribute('aria-expanded', 'true');
    await expect(fold(page, 'Concepts')).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(strategies);
  });

  await test.step('a section inside another leaves that one open', async () => {
    await fold(page, 'API reference').click();
    await fold(page, 'Model').click();
    await expect(list(page, 'Model')).toBeVisible();
    await expect(list(page, 'API reference')).toBeVisible();
    await fold(page, 'Adapters').click();
    await expect(list(page, 'Adapters')).toBeVisible();
    await expect(list(page, 'Model')).toBeHidden();
  });

  await test.step('a page of another section opens that one', async () => {
    await fold(page, 'Concepts').click();
    await expect(list(page, 'Concepts')).toBeVisible();
    await expect(list(page, 'API reference')).toBeHidden();
    await page.locator('.theme-doc-markdown').getByRole('link', { name: 'trading', exact: true }).click();
    await expect(page).toHaveURL('/docs/latest/api_reference/trading');
    await expect(list(page, 'API reference')).toBeVisible();
    await expect(list(page, 'Concepts')).toBeHidden();
    await expect(sidebar(page).locator('[aria-current]')).toHaveText(['Trading']);
  });
});

test.describe('the time that folding takes', () => {
  /** Closes an open section and tells its list's height before and the transition it closed with. */
  async function close(page: Page, name: string): Promise<{ height: number; duration: number }> {
    const height = (await list(page, name).boundingBox())?.height ?? 0;
    await fold(page, name).click();
    await expect(list(page, name)).toHaveAttribute('style', /transition: height \d+ms ease-in-out/);
    const transition = await list(page, name).evaluate((element) => element.style.transition);
    await expect(list(page, name)).toBeHidden();
    return { height, duration: Number(/\d+/.exec(transition)?.[0]) };
  }

  test('grows with the height of the list, and is 1 ms for who prefers reduced motion', async ({ page }) => {
    await open(page, '/docs/latest/tutorials');
    const short = await close(page, 'Tutorials');
    await open(page, '/docs/latest/concepts');
    const long = await close(page, 'Concepts');
    expect(long.height).toBeGreaterThan(2 * short.height);
    expect(short.duration).toBeGreaterThan(100);
    expect(long.duration).toBeGreaterThan(short.duration);
    expect(long.duration).toBeLessThan(600);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/docs/latest/concepts');
    expect((await close(page, 'Concepts')).duration).toBe(1);
  });
});
