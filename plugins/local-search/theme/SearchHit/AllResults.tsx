import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { isPlainClick } from '@site/src/lib/pageLink';

interface Props {
  readonly query: string;
  readonly total: number;
  /** Which the search page starts with. */
  readonly version: string;
  /** Closes the modal. */
  readonly onClose: () => void;
}

/** The link from the hits in a modal to all of them, on the search page. */
export default function AllResults({ query, total, version, onClose }: Props): ReactNode {
  const history = useHistory();
  const address = `${useSearchLinkCreator()(query)}&version=${encodeURIComponent(version)}`;
  if (total === 0) return null;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClose();
    history.push(address);
  };
  return (
    <Link to={address} onClick={open}>
      {`See all ${total} ${total === 1 ? 'result' : 'results'}`}
    </Link>
  );
}
