import type { KeyboardEvent } from 'react';

const row = '[data-row]';
const field = 'input';

/** @param inside - an element of the dialog */
export function firstRow(inside: Element): HTMLElement | null {
  return inside.closest('dialog')?.querySelector<HTMLElement>(row) ?? null;
}

/** Lets the arrow keys go from row to row, and from the first one back to the field. */
export function onRowKey(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const dialog = event.currentTarget.closest('dialog');
  if (!step || !dialog || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const rows = [...dialog.querySelectorAll<HTMLElement>(row)];
  const at = rows.findIndex((element) => element.contains(document.activeElement));
  (rows[at + step] ?? (step < 0 ? dialog.querySelector<HTMLElement>(field) : rows.at(-1)))?.focus();
}
