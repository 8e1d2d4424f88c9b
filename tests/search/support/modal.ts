import { expect, type Locator, type Page } from '@playwright/test';

export const guide = '/docs/latest/concepts/strategies';

/** The parts of the search modal, as a reader knows them. */
export function modalOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const options = dialog.getByRole('option');
  return {
    dialog,
    field: dialog.getByRole('textbox').or(dialog.getByRole('combobox')),
    /** Those that belong to what is in the field, and to nothing older. */
    hits: dialog.getByRole('group').getByRole('option'),
    ask: options.filter({ hasText: /^Ask: / }),
    /** The row that Enter opens. */
    chosen: dialog.getByRole('option', { selected: true }),
    failure: dialog.getByText('Unable to fetch results', { exact: true }),
    /** What the modal tells those who don't see it. */
    status: dialog.getByRole('status'),
    seeAll: dialog.getByRole('link', { name: /^See all \d+ results?$/ }),
    /** The reader's own searches. */
    recent: dialog.getByRole('region', { name: 'Recent', exact: true }),
    favourites: dialog.getByRole('region', { name: 'Favourite', exact: true }),
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
  const { dialog, field, seeAll } = modalOf(page);
  await field.fill(query);
  // How many there are is told when all texts were searched.
  await expect(seeAll.or(dialog.getByText('No results found for'))).toBeVisible();
}

/** The addresses of the hits shown, in their order. */
export async function hitAddresses(hits: Locator): Promise<string[]> {
  return hits.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
  );
}

/** Asks a question in the modal, and waits for the answer. */
export async function ask(page: Page, question: string): Promise<Locator> {
  const modal = modalOf(page);
  await searchFor(page, question);
  await modal.ask.click();
  const answer = modal.dialog.getByRole('article').first();
  await expect(answer.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  return answer;
}
