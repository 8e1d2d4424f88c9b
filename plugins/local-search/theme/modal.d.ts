declare module '@theme/SearchModal' {
  import type { ReactNode } from 'react';

  export interface Props {
    readonly isOpen: boolean;
    readonly isAsking: boolean;
    readonly onAskingChange: (isAsking: boolean) => void;
    readonly onClose: () => void;
  }

  export default function SearchModal(props: Props): ReactNode;
}
