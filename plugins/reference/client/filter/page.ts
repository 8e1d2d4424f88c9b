import { addFilter } from './filter';

/** What a page of the reference does in the browser: its filter box, and the fold of what its address names. */
export function enliven(): void {
  const place = document.querySelector('.api-filter');
  if (place) addFilter(place);
  openFoldOf(location.hash);
}

/** Browsers open a fold for an address inside only when they load the page themselves, and some never do. */
function openFoldOf(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : undefined;
  const fold = target?.closest('details');
  if (!target || !fold || fold.open) return;
  fold.open = true;
  target.scrollIntoView();
}
