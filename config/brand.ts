import { platformRepository } from './site';

/** Our own name and places; the platform's name appears in prose only. */
export const brand = {
  name: 'NT Docs',
  tagline: 'Independent documentation for NautilusTrader',
  disclaimer:
    'Independent documentation. Not affiliated with, endorsed by or supported by Nautech Systems Pty Ltd or the NautilusTrader project.',
  socialImage: { path: 'img/social.png', width: 1200, height: 630, alt: 'NT Docs' },
} as const;

/** The platform's own places in the web, shown as links that leave the site. */
export const platformLinks = {
  source: platformRepository,
  chat: 'https://discord.gg/NautilusTrader',
  // The platform's repository names no address there, so this one asks the network's own search.
  professional: 'https://www.linkedin.com/search/results/all/?keywords=NautilusTrader',
  social: 'https://x.com/NautilusTrader',
} as const;
