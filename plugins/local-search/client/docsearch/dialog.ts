import type { ModalState } from './modalState';

/** Attributes of a combobox that a dialog can't have; the field inside has them too, where they belong. */
const comboboxOnly = [
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-owns',
  'aria-labelledby',
  'role',
];

/** @param props - the attributes that autocomplete gives the modal's root */
export function dialogProps(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !comboboxOnly.includes(name)));
}

/**
 * The field's attributes, with those of a combobox that autocomplete gives the modal's root.
 *
 * @param props - the attributes that autocomplete gives the modal's field
 * @param state - the search's; after a failure there are no rows to point to
 * @param isAsking - whether an answer stands where the results would be
 */
export function fieldProps(
  props: Readonly<Record<string, unknown>>,
  { status, collections }: Pick<ModalState, 'status' | 'collections'>,
  isAsking: boolean,
): Record<string, unknown> {
  const hasRows = status !== 'error' && !isAsking && collections.some(({ items }) => items.length > 0);
  return {
    ...props,
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': hasRows,
    ...(hasRows ? {} : { 'aria-activedescendant': undefined, 'aria-controls': undefined }),
  };
}

const reachable = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/**
 * Keeps the Tab key inside a dialog, whatever it shows at the time.
 *
 * @param dialog - the dialog's element
 * @returns what ends it
 */
export function keepFocusInside(dialog: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    const [first, last] = [stops[0], stops.at(-1)];
    const leaving = event.shiftKey ? first : last;
    if (document.activeElement !== leaving && dialog.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => {
    dialog.removeEventListener('keydown', onKeyDown);
  };
}
