import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isPlainClick, pageLink } from '@site/src/lib/pageLink';
import { collectAddresses } from './collectAddresses';

interface Props {
  /** HTML made from the page's Markdown at build time: our own text, never a reader's. */
  readonly html: string;
  /** Names this text in the document, where a first visit takes it from (`plugins/page-text`). */
  readonly mark: string;
}

/**
 * Shows a run of a page that needs no component. Its links behave as Docusaurus's `Link`: they are reported to the
 * broken-link check, prefetched in view, preloaded on hover and touch, and followed without a new document.
 */
export default function StaticHtml({ html, mark }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  collectAddresses(html, brokenLinks);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    });
    for (const link of container.current?.querySelectorAll('a') ?? []) {
      if (pageLink(link)) observer.observe(link);
    }
    return () => {
      observer.disconnect();
    };
  }, [html]);

  const preload = ({ target }: SyntheticEvent) => {
    const link = pageLink(target);
    if (link) void window.docusaurus.preload(link.pathname);
  };
  const follow = (event: MouseEvent) => {
    const link = isPlainClick(event) ? pageLink(event.target) : undefined;
    if (!link) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };

  return (
    // The handlers serve the links inside, which are reached by keyboard as links are: Enter is a click.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={container}
      className="prose"
      data-text={mark}
      onClick={follow}
      onMouseOver={preload}
      onFocus={preload}
      onTouchStart={preload}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
