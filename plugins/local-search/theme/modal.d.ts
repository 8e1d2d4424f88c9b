/** What is begun as soon as a reader reaches for search, before the modal's code is here; small, since every page loads it. */
declare module '@theme/SearchModal/prepare' {
  export default function prepare(): void;
}

/** The heavy half of the search bar: `theme/SearchDialog`, or `theme/HostedSearch` where search is hosted. */
declare module '@theme/SearchModal' {
  import type { ReactNode } from 'react';

  export interface Props {
    readonly isOpen: boolean;
    /** What was selected on the page when the reader reached for search. */
    readonly selected: string;
    /** What the reader has typed into the search bar's field, which goes as the modal comes. */
    readonly typed: string;
    readonly onClose: () => void;
  }

  export default function SearchModal(props: Props): ReactNode;
}
