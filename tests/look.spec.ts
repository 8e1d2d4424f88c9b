import { expect, test, type Locator, type Page } from '@playwright/test';
import { modes, storeMode } from './support/colourMode';
import { open } from './support/hydrated';
import { colour, colourRules, tokensOf, type Mode } from './support/tokens';

const guide = '/docs/latest/getting_started/quickstart';

/** Text colour, and the first background behind it that covers. */
const painted = (locator: Locator) =>
  locator.first().evaluate((element) => {
    let behind: Element | null = element;
    while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)')
      behind = behind.parentElement;
    return {
      text: getComputedStyle(element).color,
      background: getComputedStyle(behind ?? document.documentElement).backgroundColor,
    };
  });

async function expectColours(page: Page, mode: Mode): Promise<void> {
  const base = colour(mode, '--ifm-background-color');
  const code = colour(mode, '--code-bg');
  const expected = {
    h1: ['--ifm-font-color-base', base],
    'article .prose > p:not(:first-child)': ['--ifm-font-color-base', base],
    'article .prose p a': ['--ifm-link-color', base],
    '.navbar__title': ['--ifm-font-color-base', base],
    '.code .line': ['--ifm-font-color-base', code],
    '.code .c-keyword': ['--code-keyword', code],
    '.code .c-string': ['--code-string', code],
    '.code .marked': ['--ifm-font-color-base', colour(mode, '--code-line')],
    '.callout--trap .callout-title': ['--trap', colour(mode, '--trap-wash')],
    '.callout--known .callout-title': ['--known', colour(mode, '--known-wash')],
    '.table-frame th': ['--ifm-font-color-secondary', base],
  } as const;
  for (const [selector, [text, background]] of Object.entries(expected)) {
    expect(await painted(page.locator(selector)), selector).toEqual({
      text: colour(mode, text),
      background,
    });
  }
}

async function expectTokens(page: Page, mode: Mode): Promise<void> {
  const tokens = [...tokensOf(colourRules[mode])];
  expect(tokens.length).toBeGreaterThan(30);
  const computed = await page.evaluate(
    (names) => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
    tokens.map(([name]) => name),
  );
  expect(tokens.map(([name], index) => [name, computed[index]])).toEqual(tokens);
}

for (const mode of modes) {
  test(`colours of ${mode} are the tokens', which all stand on the page as custom properties`, async ({
    page,
  }) => {
    await storeMode(page, mode);
    await open(page, guide);
    await expectColours(page, mode);
    await expectTokens(page, mode);
  });
}

test('sizes and fonts are the specified ones', async ({ page }) => {
  const fonts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response.url());
  });
  await open(page, guide);

  await test.step('breakpoints and stacking order', async () => {
    const numbers = {
      '--breakpoint-xs': 0,
      '--breakpoint-sm': 600,
      '--breakpoint-md': 900,
      '--breakpoint-lg': 1200,
      '--breakpoint-xl': 1536,
      '--breakpoint-navbar': 996,
      '--layer-snackbar': 1400,
      '--layer-tooltip': 1500,
    };
    for (const [name, number] of Object.entries(numbers)) {
      const value = await page.evaluate(
        (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
        name,
      );
      expect(value, name).not.toBe('');
      expect(parseFloat(value), name).toBe(number);
    }
  });

  await test.step('the base size is 14 px', async () => {
    await expect(page.locator('html')).toHaveCSS('font-size', '14px');
  });

  await test.step('Roboto is used, and is our own file', async () => {
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return {
        check: document.fonts.check('14px Roboto'),
        families: [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
        body: getComputedStyle(document.body).fontFamily,
      };
    });
    expect(loaded.check).toBe(true);
    expect(loaded.families).toContain('Roboto');
    expect(loaded.body).toMatch(/^"?Roboto"?,/);
    expect(fonts.some((address) => /\/assets\/fonts\/roboto-\w+\.woff2$/.test(address))).toBe(true);
  });
});

test('only our own origin is asked for anything', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:') origins.add(origin);
  });
  for (const address of ['/docs/', '/docs/search', '/docs/latest', guide, '/docs/nightly/api_reference']) {
    await open(page, address);
    await page.mouse.wheel(0, 100_000);
    await page.waitForLoadState('networkidle');
  }
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
});
