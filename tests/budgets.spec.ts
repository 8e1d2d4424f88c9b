import { expect, test } from '@playwright/test';
import { overBudget, totalBytes } from './support/budgets';
import { firstVisit } from './support/firstVisit';
import { open } from './support/hydrated';
import { layoutShift } from './support/layoutShift';

for (const address of ['/docs/latest', '/docs/latest/concepts/strategies']) {
  test(`a first visit to ${address} stays within its budgets`, async ({ baseURL, browser }) => {
    const visit = await firstVisit(browser, new URL(address, baseURL).href);
    const numbers = Object.entries({ ...visit, total: totalBytes(visit) });
    const line = numbers.map(([kind, value]) => `${kind} ${value}`).join(', ');
    console.log(`${address}: ${line}`);
    test.info().annotations.push({ type: 'first visit', description: line });
    expect(overBudget(visit)).toEqual([]);
  });
}

test('a shift of the layout is noticed', async ({ page }) => {
  await open(page, '/docs/latest/concepts/strategies');
  await page.locator('h1').evaluate((heading) => {
    const box = document.createElement('div');
    box.style.height = '200px';
    heading.before(box);
  });
  expect(await layoutShift(page)).toBeGreaterThan(0);
});
