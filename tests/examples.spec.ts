import { expect, test, type Page } from '@playwright/test';
import { documentedVersions } from '../config/versions';
import { examplePages } from '../plugins/examples/node/pages';
import { readRecords } from '../plugins/examples/node/records';
import { all, colours, openStill, show, violations } from './support/axe';
import { open } from './support/hydrated';

const blocks = (page: Page) => page.locator('.code:has(> pre > code.language-python)');

// What a page shows of its runs is counted on every page; the build could lose a block's run without a word.
for (const { name: version, runsOn } of documentedVersions) {
  test(`each Python block of ${version} tells its run, or why it can't run`, async ({ request }) => {
    const { pages } = readRecords('.', version);
    for (const { page, file, examples } of examplePages('.', version)) {
      const path = page.replace(/(?:^|\/)index$/, '');
      const html = await (await request.get(`/docs/${version}/${path}`)).text();
      const ran = pages[page]?.filter(({ outcome }) => outcome === 'ran').length ?? 0;
      expect(html.split(`Ran on ${runsOn}<`).length - 1, file).toBe(ran);
      expect(html.split('Not run: ').length - 1, file).toBe(examples.length - ran);
      expect(html, file).not.toContain('This block changed since it was last run');
    }
  });
}

test('a run is folded and shown by keyboard, and copying takes the code alone', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/latest/concepts/positions');
  const block = blocks(page).first();
  const summary = block.locator('summary');
  const printed = block.getByRole('group', { name: 'Output' });
  await expect(summary).toHaveText(/^Ran on 1\.221\.0, \d+ \w+ \d{4}/);
  await expect(printed).toBeVisible();
  await expect(summary.getByText('hide output')).toBeVisible();
  await expect(summary.getByText('show output')).toBeHidden();

  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(printed).toBeHidden();
  await expect(summary.getByText('show output')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(printed).toBeVisible();

  await block.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await block.locator('pre code.language-python').textContent())?.replace(/\n$/, ''));
  expect(copied).not.toContain('Ran on');
});

test('runs and reasons are accessible in both modes', async ({ page }) => {
  await openStill(page, '/docs/nightly/concepts/positions');
  await expect(page.getByText(/^Not run: /).first()).toBeVisible();
  await show(page, 'light');
  expect(await violations(page, all)).toEqual([]);
  await show(page, 'dark');
  expect(await violations(page, colours)).toEqual([]);
});
