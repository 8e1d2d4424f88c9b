import type { NavbarItem } from '@docusaurus/theme-common';
import { platformLinks } from './brand';

/**
 * The navbar's items; the colour mode follows them. All stand right, which is not Docusaurus's own default.
 * `external-*` classes draw the platform's links as quiet icons with their names for assistive technology.
 */
const items: NavbarItem[] = [
  { type: 'doc', docId: 'getting_started/index', label: 'Learn' },
  { type: 'doc', docId: 'integrations/index', label: 'Integrations' },
  { type: 'doc', docId: 'api_reference/index', label: 'API' },
  { type: 'docsVersionDropdown' },
  { type: 'localeDropdown' },
  external('source', platformLinks.source, 'Source repository'),
  external('chat', platformLinks.chat, 'Chat community'),
  external('professional', platformLinks.professional, 'Professional network'),
  external('social', platformLinks.social, 'Social network'),
  { type: 'search' },
];

export const navbarItems = items.map((item) => ({ position: 'right' as const, ...item }));

function external(kind: keyof typeof platformLinks, href: string, name: string): NavbarItem {
  return { href, label: name, className: `external external--${kind}`, 'aria-label': name, title: name };
}
