import type { Locator, Page } from '@playwright/test';
import type { Mode } from './tokens';

/** The button that goes through the colour modes. */
export function toggle(page: Page): Locator {
  return page.getByRole('button', { name: /^Switch between dark and light mode/ });
}

/** Stores a colour mode as a reader's earlier visit would. Call it before the page is opened. */
export async function storeMode(page: Page, value: string): Promise<void> {
  await page.addInitScript((mode) => {
    // Once a tab: later loads keep what the page itself stored.
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'true');
    localStorage.setItem('theme', mode);
  }, value);
}

export const modes: readonly Mode[] = ['dark', 'light'];
