import { expect, type Locator, type Page } from '@playwright/test';

export const guide = '/docs/latest/concepts/strategies';

/** The parts of the search modal, as a reader knows them. */
export function modalOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    field: dialog.locator('input'),
    hits: dialog.locator('.DocSearch-Hits li'),
    ask: dialog.locator('.DocSearch-AskAi-Section li'),
    failure: dialog.locator('.DocSearch-ErrorScreen'),
    /** What the modal tells those who don't see it. */
    status: dialog.getByRole('status'),
    seeAll: dialog.getByRole('link', { name: /^See all \d+ results?$/ }),
  };
}

/** Opens the modal by its shortcut. */
export async function openModal(page: Page) {
  const modal = modalOf(page);
  await page.keyboard.press('Control+k');
  await expect(modal.field).toBeFocused();
  return modal;
}

/** Types a query into the modal's field in the place of what is there, and waits until the modal has answered it. */
export async function searchFor(page: Page, query: string): Promise<void> {
  const { field, ask } = modalOf(page);
  await field.fill(query);
  // The row that asks repeats the query that the rows belong to.
  await expect(ask.locator('mark')).toHaveText(query.trim());
}

/** The addresses of the hits shown, in their order. */
export async function hitAddresses(hits: Locator): Promise<string[]> {
  return hits
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
    );
}

/** Asks a question in the modal, and waits for the end of the answer. */
export async function ask(page: Page, question: string): Promise<Locator> {
  const modal = modalOf(page);
  await searchFor(page, question);
  await modal.ask.click();
  const answer = modal.dialog.locator('.DocSearch-AskAiScreen-Response').first();
  await expect(answer.getByTitle('Like', { exact: true })).toBeVisible();
  return answer;
}
