import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';

/** A fence with no words behind its language. */
export interface WrittenFence {
  readonly language: string;
  readonly code: string;
}

/** A block of code, with what it prints. */
export interface WrittenBlock {
  readonly block: WrittenFence;
  readonly output?: WrittenFence;
}

/**
 * Puts code blocks into an open page, as the build would have made them, for what no page has.
 *
 * @returns a locator of the blocks, in their order
 */
export async function addBlocks(page: Page, blocks: readonly WrittenBlock[]): Promise<Locator> {
  // In a process of its own, one for all: Playwright reads TypeScript as CommonJS, and the plugin is a module.
  const render = ['--import', 'tsx', 'tests/support/renderBlock.ts', JSON.stringify(blocks)];
  const html = execFileSync(process.execPath, render, { encoding: 'utf8' });
  await page
    .locator('article .prose')
    .first()
    .evaluate((prose, made) => prose.insertAdjacentHTML('afterbegin', `<div id="added">${made}</div>`), html);
  return page.locator('#added .code');
}
