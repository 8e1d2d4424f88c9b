import { expect, test, type Page } from '@playwright/test';
import { modes, storeMode, toggle } from './support/colourMode';
import { quietConsole } from './support/console';
import { letterSizes } from './support/drawings';
import { open } from './support/hydrated';
import { layoutShift } from './support/layoutShift';
import { colour, type Mode } from './support/tokens';

const pages = [
  ['/docs/latest/getting_started/quickstart', 'Diagram: What you build', 'BacktestNode'],
  ['/docs/latest/concepts/orders', /^Diagram: /, 'SUBMITTED'],
  ['/docs/latest/concepts/architecture', /^Diagram: /, 'Message bus'],
  ['/docs/latest/concepts/cache', /^Diagram: /, 'Strategy'],
  ['/docs/latest/concepts/positions', /^Diagram: /, 'OPEN'],
] as const;

const drawing = (page: Page) => page.locator('.diagram-frame svg').first();

/** The paints of a diagram that a reader sees. */
const paints = (page: Page) =>
  drawing(page).evaluate((svg) => {
    const seen = (selector: string, property: 'fill' | 'stroke') => [
      ...new Set(
        [...svg.querySelectorAll(selector)]
          .map((element) => getComputedStyle(element)[property])
          .filter((paint) => paint !== 'none'),
      ),
    ];
    return {
      words: seen('text', 'fill'),
      lines: seen(':not(text, tspan, g)', 'stroke'),
      shapes: seen(':not(text, tspan, g)', 'fill'),
    };
  });

/** Holds the diagram's paints against a mode's tokens. */
async function expectPaints(page: Page, mode: Mode): Promise<void> {
  const text = colour(mode, '--ifm-font-color-base');
  await expect(drawing(page).locator('text').first()).toHaveCSS('fill', text);
  const { words, lines, shapes } = await paints(page);
  expect({ words, lines }).toEqual({ words: [text], lines: [colour(mode, '--control')] });
  const known = ['--control', '--surface-1', '--ifm-background-color'].map((token) => colour(mode, token));
  expect(known).toEqual(expect.arrayContaining(shapes));
  expect(shapes).toContain(colour(mode, '--surface-1'));
  expect(contrast(text, colour(mode, '--surface-1'))).toBeGreaterThan(4.5);
}

// Each is opened in one mode and follows to the other without a reload; both modes are opened.
for (const [index, [address, name, word]] of pages.entries()) {
  const [first = 'dark', second = 'light'] = index % 2 === 0 ? modes : [...modes].reverse();

  test(`${address} shows its diagram quietly, legible on a phone, in the tokens of both modes`, async ({
    page,
  }) => {
    const noted = quietConsole(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await storeMode(page, first);
    await open(page, address);
    await expect(drawing(page)).toContainText(word);
    expect(await layoutShift(page)).toBe(0);
    await test.step(`opened in ${first}`, () => expectPaints(page, first));

    await test.step(`followed to ${second}`, async () => {
      // From dark the way leads over the system's mode, which is the other one here.
      await page.emulateMedia({ colorScheme: 'light' });
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', second);
      await expectPaints(page, second);
    });

    await test.step('legible, in a frame that scrolls where it is wider', async () => {
      const frame = page.getByRole('group', { name }).first();
      await expect(frame.locator('svg')).toBeVisible();
      const rendered = await letterSizes(page, '.diagram-frame svg');
      expect(rendered.length).toBeGreaterThan(3);
      expect(Math.min(...rendered)).toBeGreaterThanOrEqual(10);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      if (await frame.evaluate((element) => element.scrollWidth <= element.clientWidth)) return;
      await frame.focus();
      await frame.press('ArrowRight');
      await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    });
    expect(noted.problems).toEqual([]);
  });
}

for (const [address] of pages) {
  test(`${address} cuts nothing off its diagrams`, async ({ page }) => {
    await open(page, address);
    const drawings = page.locator('.diagram-frame svg');
    expect(await drawings.count()).toBeGreaterThan(0);
    const outside = await drawings.evaluateAll((all) =>
      all.flatMap((svg) => {
        const frame = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('rect, path, polygon, circle, text')]
          .filter((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return (
              left < frame.left - 1 ||
              right > frame.right + 1 ||
              top < frame.top - 1 ||
              bottom > frame.bottom + 1
            );
          })
          .map((node) => node.outerHTML);
      }),
    );
    expect(outside).toEqual([]);
  });

  test(`${address} shows its diagrams without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL(address, baseURL).href);
    await expect(drawing(page)).toBeVisible();
    await expect(drawing(page).locator('text').first()).toBeVisible();
    await context.close();
  });
}

test('in forced colours words and lines are the reader’s', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/latest/concepts/orders');
  const { words, lines } = await paints(page);
  expect(words).toEqual(lines);
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
