/** What is held back inside something that is held back has one of these tags, the outer before the inner. */
const inner = ['api-held-1', 'api-held-2'];

/**
 * Takes out what a closed part holds back, as `node/html/held.ts` writes it: one step, so that what is closed inside stays
 * text. Does nothing where nothing is held.
 *
 * @param part - a `details` element
 */
export function unfold(part: Element): void {
  const held = part.querySelector(':scope > noscript');
  if (held) held.outerHTML = released(held.textContent);
}

/** HTML in which the outermost of what is held inside is text again. */
export function released(html: string): string {
  const tag = inner.find((name) => html.includes(`<${name}>`));
  if (!tag) return html;
  return html.replaceAll(`<${tag}>`, '<noscript>').replaceAll(`</${tag}>`, '</noscript>');
}

/**
 * Opens a part of the page with all around it.
 *
 * @param target - what shall be seen
 */
export function reveal(target: Element): void {
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null) {
    unfold(part);
    part.open = true;
  }
}

/**
 * Opens every part that passes, and what is in it.
 *
 * @param passes - told of each part, outer ones first
 * @returns those that were closed
 */
export function openAll(root: Element, passes = (_part: Element) => true): HTMLDetailsElement[] {
  const opened: HTMLDetailsElement[] = [];
  const visit = (inside: Element) => {
    for (const part of inside.querySelectorAll<HTMLDetailsElement>('details')) {
      if (!passes(part)) continue;
      const isHeld = part.querySelector(':scope > noscript') !== null;
      unfold(part);
      if (!part.open) opened.push(part);
      part.open = true;
      // Parts that have just come aren't in the list.
      if (isHeld) visit(part);
    }
  };
  visit(root);
  return opened;
}
