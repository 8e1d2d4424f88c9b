// Why: the stock failure box has a Retry of bare browser style and another red; its spinner is an image of its own.
// Upstream: @docusaurus/core 3.9.2, client/theme-fallback/Loading/index.tsx (ejected)
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import '@site/src/css/loading.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="load-failure" role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className="load-spinner" role="status">
      <span className="spinner" />
      <span className="load-words">Loading</span>
    </div>
  ) : null;
}
