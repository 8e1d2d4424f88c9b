import { expect, test } from '@playwright/test';
import { documentedVersions, pagesFolder } from '../config/versions';
import { mentionsOf } from '../plugins/claims/node/mentions';
import { all, colours, openStill, show, violations } from './support/axe';
import { open } from './support/hydrated';

/** Address of a page by the file in which it is edited. */
function addressOf(version: string, file: string): string {
  const page = file.slice(pagesFolder(version).length).replace(/(?:\/index)?\.mdx?$/, '');
  return `/docs/${version}${page}`;
}

for (const { name: version, runsOn } of documentedVersions) {
  test(`each proved sentence of ${version} leads to its program`, async ({ request }) => {
    const mentions = mentionsOf('.', version);
    for (const file of new Set(mentions.map((mention) => mention.file))) {
      const own = mentions.filter((mention) => mention.file === file);
      const html = await (await request.get(addressOf(version, file))).text();
      const marks = [...html.matchAll(/<a [^>]*href=["']?\/docs\/claims\/([^"' >]+)\.txt/g)].map(
        ([, name]) => name,
      );
      expect(marks, file).toEqual(own.map(({ claim }) => claim));
    }
    for (const claim of new Set(mentions.map((mention) => mention.claim))) {
      const program = await request.get(`/docs/claims/${claim}.txt`);
      expect(program.status(), claim).toBe(200);
      expect(await program.text(), claim).toContain(`nautilus_trader ${runsOn} on 2`);
    }
  });
}

test('a mark is reached and followed by keyboard, and is no part of the copied sentence', async ({
  page,
}) => {
  const [mention] = mentionsOf('.', 'latest');
  if (!mention) throw new Error('no page names a claim');
  await open(page, addressOf('latest', mention.file));
  const mark = page.locator('a.proved').first();
  await expect(mark).toHaveAccessibleName(/^Proved on \d/);
  await expect(mark).toHaveText('');
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/claims/${mention.claim}.txt`);
  await expect(page.locator('body')).toContainText('assert');
});

test('marks are accessible in both modes', async ({ page }) => {
  await openStill(page, '/docs/latest/concepts/orders');
  await expect(page.locator('a.proved').first()).toBeAttached();
  await show(page, 'light');
  expect(await violations(page, all)).toEqual([]);
  await show(page, 'dark');
  expect(await violations(page, colours)).toEqual([]);
});
