import { expect, test } from '@playwright/test';
import { addBlock } from './support/codeBlocks';
import { open } from './support/hydrated';
import { colour } from './support/tokens';

const quickstart = '/docs/latest/getting_started/quickstart';

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, quickstart);
  });

  test('the shell is gone and the text is there', async ({ page }) => {
    const shell = [
      '.navbar',
      '.theme-doc-sidebar-container',
      '.theme-doc-toc-desktop, .table-of-contents',
      '.footer, footer.theme-layout-footer',
      '.pagination-nav',
      '.code-copy',
    ];
    for (const part of shell) await expect(page.locator(part).first(), part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of shell) {
      for (const element of await page.locator(part).all()) await expect(element, part).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.code pre').first()).toBeVisible();
  });

  test('colours are light, also when the reader chose dark', async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print' });
    const text = page.locator('article .prose > p:not(:first-child)').first();
    await expect(text).toHaveCSS('color', colour('light', '--ifm-font-color-base'));
    await expect(page.locator('.c-keyword').first()).toHaveCSS('color', colour('light', '--code-keyword'));
    await expect(page.locator('.code').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.callout--trap .callout-title').first()).toHaveCSS(
      'color',
      colour('light', '--trap'),
    );
    await expect(page.locator('article code').first()).not.toHaveCSS(
      'background-color',
      colour('dark', '--surface-2'),
    );
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(background);
  });

  test('folded outputs are unfolded', async ({ page }) => {
    const long = Array.from({ length: 13 }, (_, line) => `line ${line}`).join('\n');
    const block = await addBlock(
      page,
      { language: 'python', code: 'run()' },
      { language: 'text', code: long },
    );
    const output = block.locator('.code-output pre');
    await expect(output).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(output).toBeVisible();
    await expect(output).toContainText('line 12');
  });

  test('long lines of code are wrapped, not cut off', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await page.emulateMedia({ media: 'print' });
    for (const code of await page.locator('.code pre:visible').all()) {
      expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
    }
  });

  test('a diagram fits the paper', async ({ page }) => {
    const diagram = page.locator('.diagram-frame');
    await expect(diagram.locator('svg')).toBeVisible();
    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: 'print' });
    expect(await diagram.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('links that leave the site print their address, others do not', async ({ page }) => {
    const links = page.locator('article .prose p a, article .prose li a');
    const outside = links.first();
    await outside.evaluate((link) => {
      link.setAttribute('href', 'https://example.org/x');
      link.setAttribute('target', '_blank');
    });
    await page.emulateMedia({ media: 'print' });
    const printed = (index: number) =>
      links.nth(index).evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await printed(0)).toContain('https://example.org/x');
    expect(await printed(1)).toBe('none');
  });
});
