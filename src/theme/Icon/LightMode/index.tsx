// Why: the stock sun is 0.8 kB of outlines in every page and once more in every reader's script; this one draws its rays
//   as lines.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/Icon/LightMode/index.tsx (ejected)
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/LightMode';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19"
      />
    </svg>
  );
}
