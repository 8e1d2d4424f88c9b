import { expect, test, type Page } from '@playwright/test';
import { open } from './support/hydrated';
import { sidewaysOverflow } from './support/overflow';

const guide = '/docs/latest/concepts/orders';
const landing = '/docs/latest';

interface Stop {
  /** Words of the element, as assistive technology would say them. */
  readonly name: string;
  readonly tag: string;
  /** Where it stands: the first of these that holds it. */
  readonly part: string;
  readonly outline: string;
}

/** The mark on whatever had the focus. */
const reached = 'data-test-reached';

/** Goes through a page with the Tab key until the focus leaves it, and marks what it reaches. */
async function stops(page: Page): Promise<Stop[]> {
  const all: Stop[] = [];
  await page.evaluate((mark) => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) target.setAttribute(mark, '');
    });
  }, reached);
  // As many as there may be at all; more means that the focus goes in circles.
  const most = await page.locator('a[href], button, summary, input, [tabindex]').count();
  for (let press = 0; press <= most; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const isIn = (selector: string) => Boolean(element.closest(selector));
      const style = getComputedStyle(element);
      return {
        name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60),
        tag: element.tagName.toLowerCase(),
        part: isIn('[class*=skipToContent]')
          ? 'skip link'
          : isIn('.navbar')
            ? 'navbar'
            : isIn('.theme-doc-sidebar-container')
              ? 'sidebar'
              : isIn('.theme-doc-breadcrumbs')
                ? 'breadcrumbs'
                : isIn('.table-of-contents')
                  ? 'contents'
                  : isIn('.theme-layout-footer')
                    ? 'footer'
                    : 'page',
        outline: `${style.outlineStyle} ${style.outlineWidth}`,
      };
    });
    if (!stop) return all;
    all.push(stop);
  }
  throw new Error(`the Tab key doesn't leave ${page.url()} after ${most} stops`);
}

for (const [address, parts] of [
  [landing, ['skip link', 'navbar', 'page', 'footer']],
  [guide, ['skip link', 'navbar', 'sidebar', 'breadcrumbs', 'page', 'contents', 'footer']],
] as const) {
  test(`${address}: the Tab key reaches all parts in the order they are read, each with a ring`, async ({
    page,
  }) => {
    await open(page, address);
    const all = await stops(page);
    const order = all.map(({ part }) => part).filter((part, index, list) => part !== list[index - 1]);
    expect(order.filter((part, index) => order.indexOf(part) === index)).toEqual([...parts]);
    expect(all.filter(({ outline }) => outline !== 'solid 2px')).toEqual([]);
    expect(all.filter(({ name }) => name === '')).toEqual([]);
    // Whatever can be pressed has been reached, but for the button that comes when the page has turned upwards: that
    // is after the focus has passed its place, whenever the browser shows a link in the contents beside the text.
    const missed = await page.evaluate(
      (mark) =>
        [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), summary')]
          .filter(
            (element) =>
              element.tabIndex >= 0 &&
              element.checkVisibility({ visibilityProperty: true }) &&
              !element.matches(`[${mark}], .theme-back-to-top-button`),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      reached,
    );
    expect(missed).toEqual([]);
  });
}

test('going through the navbar leaves the page where it is', async ({ page }) => {
  await open(page, guide);
  await page.evaluate(() => {
    scrollTo(0, 2500);
  });
  await page.locator('.navbar__brand').evaluate((brand: HTMLElement) => {
    brand.focus({ preventScroll: true });
  });
  const before = await page.evaluate(() => scrollY);
  for (let press = 0; press < 6; press++) await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe('enlarged to 200 %', () => {
  // What a window of 1280 px has left: half the CSS pixels, each twice as dense.
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

  test("no template scrolls sideways, nor does 'not found' at 320 px", async ({ page }) => {
    for (const address of [
      '/docs/',
      '/docs/search',
      landing,
      guide,
      '/docs/latest/api_reference/trading',
      '/docs/latest/getting_started/installation',
      '/docs/latest/getting_started/quickstart',
      '/docs/latest/nope',
    ]) {
      await test.step(address, async () => {
        await open(page, address);
        expect(await sidewaysOverflow(page, 640)).toEqual([]);
      });
    }
    // The walk sees all pages at 320 px but this one, which no address of the list shows.
    expect(await sidewaysOverflow(page, 320)).toEqual([]);
  });
});

/** The longest transition and animation of any element, in ms; those that go on for good count apart. */
const longest = (page: Page) =>
  page.evaluate(() => {
    const ms = (list: string) =>
      Math.max(...list.split(',').map((part) => parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)));
    const slow = new Map<string, number>();
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const { transitionDuration, transitionProperty, animationDuration, animationName } = getComputedStyle(
          element,
          pseudo,
        );
        const time = Math.max(
          transitionProperty === 'none' ? 0 : ms(transitionDuration),
          animationName === 'none' ? 0 : ms(animationDuration),
        );
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
        if (time > 0) slow.set(name, time);
      }
    }
    return [...slow];
  });

test('nothing moves for longer than 160 ms, and 1 ms where the reader wants it still', async ({ page }) => {
  for (const address of [landing, guide]) {
    await open(page, address);
    for (const [reducedMotion, limit] of [
      ['no-preference', 160],
      ['reduce', 1],
    ] as const) {
      await test.step(`${address} with motion '${reducedMotion}'`, async () => {
        await page.emulateMedia({ reducedMotion });
        const moving = await longest(page);
        expect(moving).not.toEqual([]);
        expect(moving.filter(([, time]) => time > limit)).toEqual([]);
      });
    }
  }
});
