import { expect, test, type Page } from '@playwright/test';
import { modes, storeMode, toggle } from './support/colourMode';
import { quietConsole } from './support/console';
import { drawn, frameHeights } from './support/diagrams';
import { open } from './support/hydrated';
import { saveData } from './support/saveData';
import { colour, type Mode } from './support/tokens';

const pages = [
  ['/docs/latest/getting_started/quickstart', 'Diagram: What you build', 'BacktestNode'],
  ['/docs/latest/concepts/orders', /^Diagram: /, 'SUBMITTED'],
  ['/docs/latest/concepts/architecture', /^Diagram: /, 'Message bus'],
  ['/docs/latest/concepts/cache', /^Diagram: /, 'Strategy'],
  ['/docs/latest/concepts/positions', /^Diagram: /, 'OPEN'],
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
    const edges = '.flowchart-link, .transition, .messageLine0, .messageLine1, .actor-line';
    const boxes = '.node .basic, .node .label-container, rect.actor, .labelBox';
    return {
      words: seen('tspan, text:not(:has(tspan))', 'fill'),
      shapes: seen(boxes, 'fill'),
      borders: seen(boxes, 'stroke'),
      behindWords: seen('.edgeLabel rect', 'fill'),
      lines: seen(edges, 'stroke'),
      starts: seen('circle.state-start', 'fill'),
    };
  });

/** Holds the diagram's paints against a mode's tokens. */
async function expectPaints(page: Page, mode: Mode): Promise<void> {
  const text = colour(mode, '--ifm-font-color-base');
  await expect(drawing(page).locator('tspan, text:not(:has(tspan))').first()).toHaveCSS('fill', text);
  const control = colour(mode, '--control');
  const surface = colour(mode, '--surface-1');
  const { starts, behindWords, ...others } = await paints(page);
  expect(others).toEqual({ words: [text], shapes: [surface], borders: [control], lines: [control] });
  for (const start of starts) expect(start).toBe(control);
  for (const ground of behindWords) expect(ground).toBe(colour(mode, '--ifm-background-color'));
  expect(contrast(text, surface)).toBeGreaterThan(4.5);
}

// Each is opened in one mode and follows to the other without a reload; both modes are opened.
for (const [index, [address, name, word]] of pages.entries()) {
  const [first = 'dark', second = 'light'] = index % 2 === 0 ? modes : [...modes].reverse();

  test(`${address} draws its diagram quietly, legible on a phone, in the tokens of both modes`, async ({
    page,
  }) => {
    const noted = quietConsole(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await storeMode(page, first);
    await open(page, address);
    await page.locator('.diagram-frame').first().scrollIntoViewIfNeeded();
    await expect(drawing(page)).toContainText(word);
    await test.step(`opened in ${first}`, () => expectPaints(page, first));

    await test.step(`followed to ${second}`, async () => {
      // From dark the way leads over the system's mode, which is the other one here.
      await page.emulateMedia({ colorScheme: 'light' });
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', second);
      await expectPaints(page, second);
    });

    await test.step('legible, in a region that scrolls where it is wider', async () => {
      const region = page.getByRole('region', { name }).first();
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
    await test.step('quiet when the pointer comes and goes', async () => {
      // A sequence's words lie over its boxes.
      await drawing(page).locator('.node, .actor').first().hover({ force: true });
      await page.mouse.move(0, 0);
      // What a handler threw has been reported by the time that the page answers.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    expect(noted.problems).toEqual([]);
  });
}

for (const [address] of pages) {
  test(`${address} cuts nothing off its diagrams for who prefers reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    const held = await frameHeights(page);
    await drawn(page);
    expect(await frameHeights(page)).toEqual(held);
    const outside = await page.locator('.diagram-frame svg').evaluateAll((drawings) =>
      drawings.flatMap((svg) => {
        const frame = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('.node, rect.actor')]
          .filter((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return (
              left < frame.left - 1 ||
              right > frame.right + 1 ||
              top < frame.top - 1 ||
              bottom > frame.bottom + 1
            );
          })
          .map((node) => node.textContent);
      }),
    );
    expect(outside).toEqual([]);
  });
}

test('what draws diagrams is fetched when the reader nears one', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await saveData(page);
  await open(page, '/docs/latest/concepts/strategies');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await expect(drawing(page)).toHaveCount(0);
  await page.locator('.diagram-frame').first().scrollIntoViewIfNeeded();
  await expect(drawing(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
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
