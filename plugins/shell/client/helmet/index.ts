// Why: react-helmet-async is 5 kB of every reader's script; what the site's pages ask of the head takes one. The server's
// rendering keeps the library, and this takes over what it has written (plugins/shell/lighter.ts swaps them).
// Upstream: react-helmet-async as @docusaurus/core 3.9.2 uses it (client/exports/Head, client/clientEntry)
import { useEffect, useState, type ReactNode } from 'react';
import { applyTags } from './apply';
import { mergeTags, tagsOf, type HeadTag } from './tags';

const components = new Map<number, readonly HeadTag[]>();
let lastId = 0;
let isScheduled = false;

interface Props {
  readonly children?: ReactNode;
}

export function HelmetProvider({ children }: Props): ReactNode {
  return children;
}

export function Helmet({ children }: Props): ReactNode {
  // Numbered where it is rendered: a parent before its children, an old page before the next.
  const [id] = useState(() => (lastId += 1));
  useEffect(() => {
    components.set(id, tagsOf(children));
    schedule();
  }, [id, children]);
  useEffect(
    () => () => {
      components.delete(id);
      schedule();
    },
    [id],
  );
  return null;
}

/** Once for all components that change in one go. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    const ordered = [...components].sort(([a], [b]) => a - b);
    applyTags(mergeTags(ordered.map(([, tags]) => tags)));
  });
}
