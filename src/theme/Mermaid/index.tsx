// Why: what draws diagrams is larger than all other scripts of a page, so it is fetched when a reader nears one, and
//   without scripts nothing would tell what a diagram shows. Its place is held free by src/css/mermaid.css.
// Upstream: @docusaurus/theme-mermaid 3.9.2, theme/Mermaid/index.tsx (wrapped)
import { useEffect, useRef, useState, type ReactNode } from 'react';
import Mermaid from '@theme-original/Mermaid';

interface Props {
  /** The diagram's text. */
  readonly value: string;
}

export default function MermaidWrapper(props: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const draw = () => {
      setIsNear(true);
    };
    return whenNear(place.current?.parentElement, draw);
  }, []);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {isNear && <Mermaid {...props} />}
      {/* Its text says in words what the diagram shows. */}
      <noscript>
        <pre>{props.value}</pre>
      </noscript>
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
