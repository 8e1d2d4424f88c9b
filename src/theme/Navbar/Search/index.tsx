// Why: the stock container is taken out of the bar's flow on phones, where it would cover the colour mode.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/Navbar/Search/index.tsx (ejected)
import type { ReactNode } from 'react';
import type { Props } from '@theme/Navbar/Search';

export default function NavbarSearch({ children }: Props): ReactNode {
  return <div>{children}</div>;
}
