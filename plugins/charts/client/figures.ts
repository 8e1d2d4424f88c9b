import { showFailure } from './failure';

/** Figures that are drawn, or on the way to it. */
const begun = new WeakSet<Element>();

/** Draws what comes near the window, one screen before a reader sees it. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      begun.add(target);
      void drawn(target);
    }
  },
  { rootMargin: '100% 0px' },
);

/** Has figures drawn when a reader comes near them. Figures that are drawn already stay as they are. */
export function watchFigures(figures: Iterable<HTMLElement>): void {
  for (const figure of figures) if (!begun.has(figure)) observer.observe(figure);
}

async function drawn(figure: HTMLElement): Promise<void> {
  try {
    const { drawChart } = await import('./draw');
    await drawChart(figure);
  } catch (error) {
    console.error('A chart could not be drawn.', error);
    showFailure(figure);
  }
}
