import type { Page } from '@playwright/test';

/**
 * What makes a page scroll sideways at a width, or is cut off there.
 *
 * @param page - an open page; it keeps the width
 * @param width - of the window, in CSS pixels
 * @returns the elements that stand out, each as `tag.class to <right edge>`; empty when all fits
 */
export async function sidewaysOverflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 700 });
  return page.evaluate(async (limit) => {
    // React answers the new width in the frame after the resize event.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const frames = /auto|scroll|hidden|clip/;
    const isFramed = (element: Element) => {
      let parent = element.parentElement;
      while (parent && parent !== document.body) {
        if (frames.test(getComputedStyle(parent).overflowX)) return true;
        parent = parent.parentElement;
      }
      return false;
    };
    const out = [...document.querySelectorAll('#__docusaurus *')].filter((element) => {
      const { left, right, width: ownWidth } = element.getBoundingClientRect();
      // The skip link waits beside the window, where nothing scrolls to.
      const isAside = left >= limit && getComputedStyle(element).position === 'fixed';
      return ownWidth > 0 && right > limit + 1 && !isAside && !isFramed(element);
    });
    const named = out.map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} to ${Math.round(element.getBoundingClientRect().right)}`,
    );
    const { scrollWidth } = document.documentElement;
    return named.length === 0 && scrollWidth > limit ? [`the page to ${scrollWidth}`] : named;
  }, width);
}
