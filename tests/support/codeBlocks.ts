import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** A fence with no words behind its language. */
export interface WrittenFence {
  readonly language: string;
  readonly code: string;
}

/**
 * Puts a code block into an open page, as the build would have made it, for what no page has.
 *
 * @returns a locator of the block
 */
export async function addBlock(page: Page, block: WrittenFence, output?: WrittenFence) {
  // In a process of its own: Playwright reads TypeScript as CommonJS, and the plugin is a module.
  const render = ['--import', 'tsx', 'tests/support/renderBlock.ts', JSON.stringify({ block, output })];
  const html = execFileSync(process.execPath, render, { encoding: 'utf8' });
  await page
    .locator('article .prose')
    .first()
    .evaluate((prose, made) => prose.insertAdjacentHTML('afterbegin', `<div id="added">${made}</div>`), html);
  return page.locator('#added .code');
}
