// Why: what draws diagrams is larger than all other scripts of a page, so it is fetched when a reader nears one; and a
//   diagram that is drawn after the page stands pushes the heading that a reader has come for out of sight.
// Upstream: @docusaurus/theme-mermaid 3.9.2, theme/Mermaid/index.tsx (wrapped)
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import Mermaid from '@theme-original/Mermaid';

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export default function MermaidWrapper(props: ComponentProps<typeof Mermaid>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => keepHeading(place.current), []);
  useEffect(() => {
    const draw = () => {
      setIsNear(true);
    };
    return whenNear(place.current?.parentElement, draw);
  }, []);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {isNear && <Mermaid {...props} />}
    </div>
  );
}

/** Calls back when an element comes within half a window's height of what is seen, or the page is printed. */
function whenNear(frame: HTMLElement | null | undefined, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: '50% 0px' },
  );
  // The wrapper itself has no box.
  if (frame) observer.observe(frame);
  addEventListener('beforeprint', callback);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', callback);
  };
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
