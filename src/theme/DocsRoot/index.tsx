// Why: the layout route of the docs takes every unknown address below the base path and renders it empty; under a
//   version it renders 'not found' without its title. Both show the one not-found page here.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocsRoot/index.tsx (wrapped)
import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router-config';
import { useLocation } from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import NotFound from '@theme/NotFound';
import type { Props } from '@theme/DocsRoot';

export default function DocsRootWrapper(props: Props): ReactNode {
  const { pathname } = useLocation();
  const leaf = matchRoutes(props.route.routes ?? [], pathname).at(-1);
  return leaf?.route.exact ? <DocsRoot {...props} /> : <NotFound />;
}
