import { expect, test, type Page } from '@playwright/test';
import { modes, storeMode } from './support/colourMode';
import { quietConsole } from './support/console';
import { open } from './support/hydrated';
import { colour } from './support/tokens';

const pages = [
  ['/docs/latest/getting_started/quickstart', 'Diagram: What you build', 'BacktestNode'],
  ['/docs/latest/concepts/orders', /^Diagram: /, 'PARTIALLY_FILLED'],
  ['/docs/latest/concepts/architecture', /^Diagram: /, 'Message bus'],
] as const;

const drawing = (page: Page) => page.locator('.diagram-frame svg').first();

/** The paints of a diagram that a reader sees: of its words, of the shapes that hold them, and of its lines. */
const paints = (page: Page) =>
  drawing(page).evaluate((svg) => {
    const seen = (selector: string, property: 'fill' | 'stroke') => [
      ...new Set(
        [...svg.querySelectorAll(selector)]
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width + height > 0 && !element.closest('defs');
          })
          .map((element) => getComputedStyle(element)[property])
          .filter((paint) => paint !== 'none'),
      ),
    ];
    const edges = '.flowchart-link, .transition';
    return {
      words: seen('tspan', 'fill'),
      shapes: seen('.node .basic, .node .label-container', 'fill'),
      borders: seen('.node .basic, .node .label-container', 'stroke'),
      lines: seen(edges, 'stroke'),
      starts: seen('circle.state-start', 'fill'),
    };
  });

for (const [address, name, word] of pages) {
  for (const mode of modes) {
    test(`${address} draws its diagram in ${mode} tokens, quietly`, async ({ page }) => {
      const noted = quietConsole(page);
      await storeMode(page, mode);
      await open(page, address);
      await expect(drawing(page)).toContainText(word);
      const control = colour(mode, '--control');
      const { starts, ...others } = await paints(page);
      expect(others).toEqual({
        words: [colour(mode, '--ifm-font-color-base')],
        shapes: [colour(mode, '--surface-1')],
        borders: [control],
        lines: [control],
      });
      for (const start of starts) expect(start).toBe(control);
      expect(contrast(colour(mode, '--ifm-font-color-base'), colour(mode, '--surface-1'))).toBeGreaterThan(
        4.5,
      );
      expect(noted.problems).toEqual([]);
    });
  }

  test(`${address} keeps its diagram legible on a phone, in a region that scrolls where it is wider`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, address);
    const region = page.getByRole('region', { name });
    await expect(region.locator('svg')).toBeVisible();
    const rendered = await drawing(page).evaluate((svg) =>
      [...svg.querySelectorAll<SVGTextElement>('text')]
        .filter((text) => text.textContent.trim())
        .map((text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)),
    );
    expect(rendered.length).toBeGreaterThan(3);
    expect(Math.min(...rendered)).toBeGreaterThanOrEqual(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    if (await region.evaluate((element) => element.scrollWidth <= element.clientWidth)) return;
    await region.focus();
    await region.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
}

test('a diagram follows the colour mode without a reload', async ({ page }) => {
  await open(page, pages[0][0]);
  await expect(drawing(page)).toBeVisible();
  const words = drawing(page).locator('tspan').first();
  await expect(words).toHaveCSS('fill', colour('dark', '--ifm-font-color-base'));
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect(words).toHaveCSS('fill', colour('light', '--ifm-font-color-base'));
});

/** WCAG's contrast of two `rgb(…)` colours. */
function contrast(one: string, other: string): number {
  const luminance = (paint: string) => {
    const [red = 0, green = 0, blue = 0] = (paint.match(/\d+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
