import { type Content, readContent } from './content';
import { filterBox } from './filterBox';
import { readQuery } from './match';
import { show } from './show';

/** The word of the address that holds what is filtered by. */
const parameter = 'filter';

/**
 * Puts a filter box into its place on a page of the reference. A second call for the same place does nothing.
 *
 * @param root - the reference of the page
 * @param searchPage - gives the address of all that search finds for a text
 */
export function addFilter(root: Element, searchPage: (text: string) => string): void {
  const place = root.querySelector('.api-filter');
  if (!place || place.childElementCount > 0) return;
  // What a page holds back is read when a reader reaches for the filter.
  let content: Content | undefined;
  let closed: readonly HTMLDetailsElement[] = [];
  const box = filterBox(place, {
    onFilter: (text) => {
      keep(text);
      const query = readQuery(text);
      content ??= readContent(root);
      if (query.length > 0 && closed.length === 0) closed = closedParts(root);
      const found = show(root, content, query);
      root.classList.toggle('api--filtered', query.length > 0);
      if (query.length === 0) {
        for (const part of closed) part.open = false;
        closed = [];
      }
      box.tell(query.length > 0 ? { ...found, total: content.anchors.size, text } : undefined);
    },
    searchPage,
  });
  const asked = new URLSearchParams(location.search).get(parameter);
  if (asked) box.start(asked);
}

function closedParts(root: Element): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('details:is(.api-s, .api-e):not([open])')];
}

/** What is filtered by stands in the address, so that a list can be shared. */
function keep(text: string): void {
  const address = new URL(location.href);
  if (text.trim() === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, text.trim());
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
