import type { Page } from '@playwright/test';
import { toHtml } from 'hast-util-to-html';
import { codeBlock, type Fence } from '../../plugins/markdown/codeBlock';

/** A fence as a writer would leave it, with no words behind its language. */
export function fence(language: string, code: string): Fence {
  return { language, code, meta: { highlighted: new Set(), output: false } };
}

/**
 * Puts a code block into an open page, as the build would have made it, for what no page has.
 *
 * @returns a locator of the block
 */
export async function addBlock(page: Page, code: Fence, output?: Fence) {
  const html = toHtml(codeBlock(code, output));
  await page.locator('article .prose').first().evaluate((prose, block) => {
    prose.insertAdjacentHTML('afterbegin', `<div id="added">${block}</div>`);
  }, html);
  return page.locator('#added .code');
}
