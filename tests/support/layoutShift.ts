import type { Page } from '@playwright/test';

/**
 * How far the page's parts have jumped since its start, without the reader's doing.
 *
 * @param page - a loaded page
 * @returns the sum of its layout shifts so far, once its fonts are there
 */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames, so that what the fonts moved has been laid out and noted.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const sum = (entries: PerformanceEntryList) =>
      entries.reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0);
    return new Promise<number>((resolve) => {
      let total = 0;
      const observer = new PerformanceObserver((list) => {
        total += sum(list.getEntries());
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // What was buffered arrives in a task that is queued before this one.
      setTimeout(() => resolve(total + sum(observer.takeRecords())));
    });
  });
}
