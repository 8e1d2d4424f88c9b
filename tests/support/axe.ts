import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { open } from './hydrated';
import { colour, type Mode } from './tokens';

/** What WCAG 2.2 AA asks and axe can tell. */
export const all = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/**
 * Those of them whose answer depends on colours. The modes differ in nothing else, so that one of them is held
 * against all rules and the other against these.
 */
export const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Opens a page with nothing moving: a colour half way through a fade isn't one that readers read. */
export async function openStill(page: Page, address: string, width = 1280): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  await open(page, address);
}

/** Shows an open page in a mode: all that differs between them hangs on this attribute. */
export async function show(page: Page, mode: Mode): Promise<void> {
  await page.locator('html').evaluate((html, value) => {
    html.setAttribute('data-theme', value);
  }, mode);
  // A fade ends with a frame, which a busy machine may not paint for long.
  await expect(page.locator('body')).toHaveCSS('color', colour(mode, '--ifm-font-color-base'), {
    timeout: 30_000,
  });
}

/** What axe finds, one line a place. */
export async function violations(page: Page, rules: typeof all | typeof colours): Promise<string[]> {
  // One run in the page: the other way analyses frames, which the site hasn't, and opens a second page each time.
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ runOnly: { type: rules.type, values: [...rules.values] }, resultTypes: ['violations'] });
  const { violations: found, passes } = await axe.analyze();
  expect(passes.length, 'rules that axe applied').toBeGreaterThan(rules.type === 'tag' ? 10 : 0);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = (failureSummary ?? '').split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} (${reason})`;
    }),
  );
}
