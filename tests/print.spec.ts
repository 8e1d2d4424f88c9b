import { expect, test } from '@playwright/test';
import { addBlocks } from './support/codeBlocks';
import { open } from './support/hydrated';
import { colour } from './support/tokens';

test('a guide on paper', async ({ page }) => {
  await open(page, '/docs/latest/getting_started/quickstart');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const diagram = page.locator('.diagram-frame');
  await expect(diagram.locator('svg')).toBeVisible();
  const shell = [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop, .table-of-contents',
    '.footer, footer.theme-layout-footer',
    '.pagination-nav',
    '.code-copy',
  ];
  for (const part of shell) await expect(page.locator(part).first(), part).toBeVisible();

  const long = Array.from({ length: 21 }, (_, line) => `line ${line}`).join('\n');
  const block = await addBlocks(page, [
    { block: { language: 'python', code: 'run()' }, output: { language: 'text', code: long } },
  ]);
  const output = block.locator('.code-output pre');
  await expect(output).toBeHidden();

  const links = page.locator('article .prose p a, article .prose li a');
  await links.first().evaluate((link) => {
    link.setAttribute('href', 'https://example.org/x');
    link.setAttribute('target', '_blank');
  });

  await page.emulateMedia({ media: 'print' });

  await test.step('the shell is gone and the text is there', async () => {
    for (const part of shell) {
      for (const element of await page.locator(part).all()) await expect(element, part).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.code pre').first()).toBeVisible();
  });

  await test.step('colours are light, also when the reader chose dark', async () => {
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

  await test.step('folded outputs are unfolded', async () => {
    await expect(output).toBeVisible();
    await expect(output).toContainText('line 12');
  });

  await test.step('links that leave the site print their address, others do not', async () => {
    const printed = (index: number) =>
      links.nth(index).evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await printed(0)).toContain('https://example.org/x');
    expect(await printed(1)).toBe('none');
  });

  await test.step('a diagram fits the paper', async () => {
    await page.setViewportSize({ width: 700, height: 900 });
    expect(await diagram.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('long lines of code are wrapped, not cut off', async () => {
    await page.setViewportSize({ width: 600, height: 800 });
    const codes = await page.locator('.code pre:visible').all();
    expect(codes.length).toBeGreaterThan(2);
    for (const code of codes) {
      expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
});
