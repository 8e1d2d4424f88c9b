import type { DocSearchModalProps } from '@docsearch/react';
import AllResults from '../SearchHit/AllResults';

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
    // Unknown until the first answer.
    const count: unknown = state.context.nbHits;
    const total = typeof count === 'number' ? count : 0;
    return <AllResults query={state.query} total={total} version={version} onClose={onClose} />;
  };
}
