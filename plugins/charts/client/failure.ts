/** Says that a figure has no drawing, and opens its numbers. */
export function showFailure(figure: HTMLElement): void {
  figure.classList.add('chart--failed');
  figure
    .querySelector('.chart-failure')
    ?.replaceChildren('The chart could not be drawn; the numbers are below.');
  figure.querySelector('details')?.setAttribute('open', '');
}
