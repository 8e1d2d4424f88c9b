import type { MouseEvent, ReactNode } from 'react';
import type { DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { isPlainClick } from '@site/src/lib/pageLink';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
type FooterProps = Parameters<Footer>[0];

/**
 * The link under the modal's hits.
 *
 * @param version - the version searched, which the search page starts with
 * @param onClose - closes the modal
 */
export function seeAllResults(version: string, onClose: () => void): Footer {
  return function SeeAllResults({ state }: FooterProps) {
    return (
      <AllResults query={state.query} count={state.context.nbHits} version={version} onClose={onClose} />
    );
  };
}

interface Props {
  readonly query: string;
  readonly count: unknown;
  readonly version: string;
  readonly onClose: () => void;
}

function AllResults({ query, count, version, onClose }: Props): ReactNode {
  const history = useHistory();
  const address = `${useSearchLinkCreator()(query)}&version=${encodeURIComponent(version)}`;
  if (typeof count !== 'number' || count === 0) return null;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClose();
    history.push(address);
  };
  return (
    <Link to={address} onClick={open}>
      {`See all ${count} ${count === 1 ? 'result' : 'results'}`}
    </Link>
  );
}
