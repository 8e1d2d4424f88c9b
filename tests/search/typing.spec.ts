import { expect, test, type Page } from '@playwright/test';
import { open } from '../support/hydrated';
import { guide, hitAddresses, modalOf, openModal, searchFor } from './support/modal';

/** Makes the page's processor this many times slower. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The first hit of a query, typed without haste. */
async function firstHit(page: Page, query: string): Promise<string> {
  await searchFor(page, query);
  const [first = ''] = await hitAddresses(modalOf(page).hits);
  return first;
}

/** What a reader could see and open at one moment. */
interface Moment {
  readonly text: string;
  readonly asked: string;
  readonly first: string;
  readonly isBlank: boolean;
}

/** Notes each frame of the dialog until it is asked for them. */
async function watch(page: Page): Promise<() => Promise<Moment[]>> {
  await page.evaluate(() => {
    const moments: Moment[] = [];
    const look = () => {
      const dialog = document.querySelector('dialog');
      const field = dialog?.querySelector('input');
      if (dialog && field) {
        const options = [...dialog.querySelectorAll<HTMLAnchorElement>('[role=option]')].filter(
          (option) => !option.closest('[inert], [aria-hidden=true]'),
        );
        const link = options.find((option) => option.href);
        moments.push({
          text: field.value.trim(),
          asked: options[0]?.textContent ?? '',
          first: link ? link.pathname + link.hash : '',
          isBlank: (dialog.querySelector('[role=listbox], section')?.textContent ?? '').trim() === '',
        });
      }
      requestAnimationFrame(look);
    };
    (window as unknown as { moments: Moment[] }).moments = moments;
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
}

test('typed fast on a slow machine, Enter opens the hit of what is in the field', async ({ page }) => {
  test.slow();
  await open(page, guide);
  const queries = ['trailing stop', 'submit_order', 'message bus'];
  await openModal(page);
  // From now on the whole index is there.
  await searchFor(page, 'orders');
  const wanted = new Map<string, string>();
  for (const query of queries) wanted.set(query, await firstHit(page, query));
  await page.keyboard.press('Escape');
  await slowDown(page, 4);
  for (const [query, address] of wanted) {
    await openModal(page);
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    await expect(modalOf(page).dialog).toBeHidden();
    await expect(page).toHaveURL(address);
  }
});

test('rows belong to what is in the field, and the modal is never blank', async ({ page }) => {
  test.slow();
  await open(page, guide);
  await openModal(page);
  const word = 'bracket';
  await searchFor(page, 'orders');
  const wanted = new Map<string, string>();
  for (let length = 1; length <= word.length; length++) {
    const text = word.slice(0, length);
    wanted.set(text, await firstHit(page, text));
  }
  await page.keyboard.press('Escape');
  await openModal(page);
  await slowDown(page, 4);
  const moments = await watch(page);
  /** Waits until the last frame noted has rows of a text: rows can be visible before a frame notes them. */
  const rowsOf = (text: string) =>
    expect
      .poll(async () => {
        const last = (await moments()).at(-1);
        return last?.text === text && last.first !== '';
      })
      .toBe(true);
  for (const letter of word) await page.keyboard.press(letter);
  await rowsOf(word);
  for (let length = word.length; length > 1; length--) await page.keyboard.press('Backspace');
  await rowsOf('b');
  const seen = await moments();
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.filter(({ isBlank }) => isBlank)).toEqual([]);
  for (const { text, asked, first } of seen) {
    if (text !== '') expect(asked).toContain(`“${text}”`);
    if (first !== '') expect(first, text).toBe(wanted.get(text));
  }
});

test('the first letter stays, though it comes at the moment when the field has the focus', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const type = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.role !== 'combobox') return;
      document.removeEventListener('focusin', type);
      target.setRangeText('t', 0, 0, 'end');
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    document.addEventListener('focusin', type);
  });
  await open(page, guide);
  const { field } = await openModal(page);
  await page.keyboard.type('railing');
  await expect(field).toHaveValue('trailing');
});

test('Enter waits for the index, and another letter takes it back', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/search/latest-*.json', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, guide);
  const { dialog, ask, hits } = await openModal(page);
  await page.keyboard.type('trailing');
  await page.keyboard.press('Enter');
  await expect(ask).toContainText('“trailing”');
  await expect(dialog.getByText('Searching …')).toBeVisible();
  await page.keyboard.type(' stop');
  release();
  await expect(hits.first()).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/concepts\/orders#/);
});

test('what is asked is what is in the field, however fast it was typed', async ({ page }) => {
  await open(page, guide);
  const { dialog } = await openModal(page);
  await slowDown(page, 4);
  await page.keyboard.type('How do I cancel all orders?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toHaveText('How do I cancel all orders?');
  await expect(dialog.locator('blockquote').first()).toBeVisible();
});
