// Why: the stock logo loads an image per colour mode; ours is inline and follows the mode by its colours. It leads to
//   the landing page of the version that is being read.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/Logo/index.tsx (ejected)
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Logo';
import { defaultVersion } from '@site/config/site';
import LogoMark from '@site/src/components/LogoMark';

export default function Logo({ titleClassName, imageClassName: _image, ...props }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const version = useActiveVersion(undefined)?.name ?? defaultVersion;
  return (
    <Link to={`/${version}`} {...props}>
      <LogoMark />
      <b className={titleClassName}>{siteConfig.title}</b>
    </Link>
  );
}
