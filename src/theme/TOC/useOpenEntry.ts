import { useEffect, useState } from 'react';

/** A member as the contents list it. */
interface ListedMember {
  readonly id: string;
  readonly name: string;
}

/** The entry of the reference that a reader opened last, with what it holds. */
export interface OpenEntry {
  /** Of its heading. */
  readonly id: string;
  readonly members: readonly ListedMember[];
}

/**
 * Follows which entry of the reference the reader opens, for the page's contents: all members of a page would be hundreds.
 *
 * @returns undefined until one is opened, and when it is closed again
 */
export function useOpenEntry(): OpenEntry | undefined {
  const [open, setOpen] = useState<OpenEntry>();
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('.api-e')) return;
      const id = target.querySelector('h3')?.id ?? '';
      if (target.open) setOpen({ id, members: membersOf(target) });
      else setOpen((before) => (before?.id === id ? undefined : before));
    };
    // `toggle` doesn't bubble.
    document.addEventListener('toggle', follow, true);
    return () => document.removeEventListener('toggle', follow, true);
  }, []);
  return open;
}

function membersOf(entry: Element): ListedMember[] {
  return [...entry.querySelectorAll('.api-i[id]')].map(({ id }) => ({
    id,
    name: id.slice(id.lastIndexOf('.') + 1),
  }));
}
