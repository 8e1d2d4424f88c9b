import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { isPlainClick } from '@site/src/lib/pageLink';
import styles from './footer.module.css';

interface Props {
  readonly query: string;
  /** Undefined until it is known. */
  readonly total: number | undefined;
  /** Which the search page starts with. */
  readonly version: string;
  readonly onClose: () => void;
}

/** The keys, for those who have them, and the way to all results. */
export default function Footer({ query, total = 0, version, onClose }: Props): ReactNode {
  const history = useHistory();
  const address = `${useSearchLinkCreator()(query)}&version=${encodeURIComponent(version)}`;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClose();
    history.push(address);
  };
  return (
    <div className={styles.footer}>
      <Keys keys={['↑', '↓']} of="move" />
      <Keys keys={['↵']} of="open" />
      <Keys keys={['esc']} of="close" />
      {total > 0 && (
        <Link to={address} onClick={open}>
          {`See all ${total} ${total === 1 ? 'result' : 'results'}`}
        </Link>
      )}
    </div>
  );
}

export function Keys({ keys, of }: { readonly keys: readonly string[]; readonly of: string }): ReactNode {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {of}
    </span>
  );
}
