// Why: the list of contents gets its visible heading, as a navigation landmark of that name, and lists what the entry of
//   the reference holds that a reader opened.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/TOC/index.tsx (ejected: its element has no place for a heading)
import { useMemo, type ReactNode } from 'react';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { type OpenEntry, useOpenEntry } from './useOpenEntry';
import styles from './styles.module.css';

/** One below the headings that Docusaurus lists. */
const memberLevel = 4;

export default function TOC({ className, toc, ...props }: Props): ReactNode {
  const open = useOpenEntry();
  const listed = useMemo(() => withMembers(toc, open), [toc, open]);
  return (
    <nav className={`${styles.contents} thin-scrollbar ${className ?? ''}`} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      {/* Class names of their own, so that the list in the page's head isn't highlighted along with it. */}
      <TOCItems
        {...props}
        toc={listed}
        {...(listed === toc ? {} : { maxHeadingLevel: memberLevel })}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}

/** The same list where nothing is open, or what is open has no members. */
function withMembers(toc: Props['toc'], open: OpenEntry | undefined): Props['toc'] {
  if (!open || open.members.length === 0) return toc;
  const members = open.members.map(({ id, name }) => ({ id, value: name, level: memberLevel }));
  return toc
    .filter(({ level }) => level < memberLevel)
    .flatMap((item) => (item.id === open.id ? [item, ...members] : [item]));
}
