// Why: a diagram is drawn after the page stands, and pushes the heading that a reader has come for out of sight.
// Upstream: @docusaurus/theme-mermaid 3.9.2, theme/Mermaid/index.tsx (wrapped)
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import Mermaid from '@theme-original/Mermaid';

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export default function MermaidWrapper(props: ComponentProps<typeof Mermaid>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => keepHeading(place.current), []);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      <Mermaid {...props} />
    </div>
  );
}

/** Shows the heading of the address anew when the diagram is drawn, unless the reader has moved since coming to it. */
function keepHeading(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  let hasMoved = false;
  const onGesture = () => (hasMoved = true);
  const onHashChange = () => (hasMoved = false);
  const observer = new MutationObserver(() => {
    if (!place.querySelector('svg') || hasMoved || !location.hash) return;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
  observer.observe(place, { childList: true, subtree: true });
  for (const name of gestures) addEventListener(name, onGesture, { passive: true });
  addEventListener('hashchange', onHashChange);
  return () => {
    observer.disconnect();
    for (const name of gestures) removeEventListener(name, onGesture);
    removeEventListener('hashchange', onHashChange);
  };
}
