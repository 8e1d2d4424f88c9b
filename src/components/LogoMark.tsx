import type { ReactNode } from 'react';

/** The site's mark, an order book's ladder that reads as N. Inline, so that it follows the colour mode. */
export default function LogoMark(): ReactNode {
  return (
    <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--brand-bid)" d="M3 4h5v4H3zM3 9h9v4H3zM3 14h12v4H3zM3 19h7v4H3zM3 24h5v4H3z" />
      <path
        fill="var(--brand-ask)"
        d="M24 4h5v4h-5zM22 9h7v4h-7zM17 14h12v4H17zM20 19h9v4h-9zM24 24h5v4h-5z"
      />
    </svg>
  );
}
