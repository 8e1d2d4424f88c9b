const listClass = 'api-contents';

/**
 * Lists what an entry holds in the page's contents while it is open; all members of a page would be hundreds. What was
 * listed before goes.
 *
 * @param entry - the `details` of an entry, with what it held back
 */
export function listMembers(entry: HTMLDetailsElement): void {
  const id = entry.querySelector('h3')?.id;
  const place = document.querySelector(`a.toc-highlight[href="#${CSS.escape(id ?? '')}"]`)?.parentElement;
  const isListed = place?.querySelector(`.${listClass}`) ?? undefined;
  if (!entry.open) {
    isListed?.remove();
    return;
  }
  if (!place || isListed) return;
  document.querySelector(`.${listClass}`)?.remove();
  const items = [...entry.querySelectorAll('.api-i[id]')].map((member) => {
    const link = document.createElement('a');
    link.href = `#${member.id}`;
    link.textContent = member.id.slice(member.id.lastIndexOf('.') + 1);
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  if (items.length === 0) return;
  const list = document.createElement('ul');
  list.className = listClass;
  list.append(...items);
  place.append(list);
}
