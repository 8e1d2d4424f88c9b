type Props = Readonly<Record<string, unknown>>;

/** Hits are options that a reader chooses from; kept searches have buttons of their own and are a plain list. */
const isChoice = (sourceId: string) => sourceId.startsWith('hits_');

/** @param props - the attributes that autocomplete gives a list */
export function listProps(props: Props, sourceId: string): Props {
  return isChoice(sourceId) ? props : { ...props, role: undefined };
}

/**
 * What stays at the row: its handlers, and what its look hangs on.
 *
 * @param props - the attributes that autocomplete gives a row
 */
export function rowProps(
  { id: _id, role: _role, 'aria-selected': isSelected, ...handlers }: Props,
  sourceId: string,
): Props {
  return { ...handlers, ...(isChoice(sourceId) ? { role: 'none' } : {}), 'data-selected': isSelected };
}

/**
 * What goes to the row's link: that it is the option.
 *
 * @param props - the attributes that autocomplete gives a row
 */
export function choiceProps({ id, role, 'aria-selected': isSelected }: Props, sourceId: string): Props {
  return isChoice(sourceId) ? { id, role, 'aria-selected': isSelected, tabIndex: -1 } : { id };
}
