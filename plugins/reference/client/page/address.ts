import { reveal, unfold } from './unfold';

/**
 * Shows what the address names: opens what it stands in, and marks it.
 *
 * @param root - the reference of the page
 * @param hash - with `#`; an entry's or member's address, or its full dotted name
 * @returns whether the page has it
 */
export function showTarget(root: Element, hash: string): boolean {
  const id = readId(hash);
  const target = id ? find(root, id) : undefined;
  root.querySelector('.api-meant')?.classList.remove('api-meant');
  if (!target) return false;
  reveal(target);
  target.classList.add('api-meant');
  bringIntoView(target, 10);
  return true;
}

/** What is out of sight has an estimated height until it is drawn, so a jump may end beside its aim: some frames repeat it. */
function bringIntoView(target: Element, frames: number): void {
  target.scrollIntoView();
  if (frames > 0)
    requestAnimationFrame(() => {
      bringIntoView(target, frames - 1);
    });
}

/** A hash that nobody could write is none. */
function readId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** By its address, or by the name that its module gives it: `nautilus_trader.trading.strategy.Strategy.on_start`. */
function find(root: Element, id: string): Element | undefined {
  const parts = id.split('.');
  for (let from = 0; from < parts.length; from += 1) {
    const found = findExactly(root, parts.slice(from).join('.'));
    if (found) return found;
    if (parts[0] !== 'nautilus_trader') break;
  }
  return undefined;
}

function findExactly(root: Element, id: string): Element | undefined {
  const written = new RegExp(` id="?${id.replaceAll(/[^\w/-]/g, String.raw`\$&`)}["\\s>]`);
  for (;;) {
    const found = document.getElementById(id);
    if (found) return root.contains(found) ? found : undefined;
    const holder = [...root.querySelectorAll('noscript')].find(({ textContent }) =>
      written.test(textContent),
    );
    if (!holder?.parentElement) return undefined;
    unfold(holder.parentElement);
  }
}
