import { showTarget } from './address';
import { listMembers } from './contents';
import { addFilter } from './filter';
import { openAll, unfold } from './unfold';

const known = new WeakSet<Element>();

/**
 * What a page of the reference does in the browser: parts that open, its filter box, and what its address names.
 *
 * @param root - the reference of the page
 * @param searchPage - gives the address of all that search finds for a text
 */
export function enliven(root: Element, searchPage: (text: string) => string): void {
  if (!known.has(root)) {
    known.add(root);
    // Before it opens, so that it opens whole; by keyboard a summary is clicked, too.
    root.addEventListener('click', ({ target }) => {
      const part = target instanceof Element ? target.closest('summary')?.parentElement : null;
      if (part) unfold(part);
    });
    // Whatever else opens a part.
    root.addEventListener(
      'toggle',
      ({ target }) => {
        if (!(target instanceof HTMLDetailsElement)) return;
        if (target.open) unfold(target);
        if (target.matches('.api-e')) listMembers(target);
      },
      true,
    );
  }
  addFilter(root, searchPage);
  showTarget(root, location.hash);
}

const current = () => document.querySelector('.api');

let opened: readonly HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  const root = current();
  if (root) opened = openAll(root);
});
addEventListener('afterprint', () => {
  for (const part of opened) part.open = false;
  opened = [];
});

// A browser finds what stands in the page alone.
document.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  const isFind = key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');
  const root = isFind && current();
  if (root) openAll(root);
});

addEventListener('hashchange', () => {
  const root = current();
  if (root) showTarget(root, location.hash);
});
