// Why: an item counts as current upstream on every page of its sidebar. All pages share one here, so each item would
//   be announced as the current page everywhere; ours is, in its own sections alone.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/NavbarItem/DocNavbarItem.tsx (ejected)
import type { ReactNode } from 'react';
import { useActiveDocContext, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import { sectionOf } from '@site/config/sections';
import type { Props } from '@theme/NavbarItem/DocNavbarItem';

export default function DocNavbarItem({ docId, label, docsPluginId, ...props }: Props): ReactNode {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  if (doc === null) return null;
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc !== undefined && sectionOf(activeDoc.id)?.navbarItem === label}
      // An item leads to its section's first page, which is the current one there alone.
      aria-current={activeDoc?.id === docId ? 'page' : 'true'}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
