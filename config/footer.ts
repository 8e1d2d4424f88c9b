import { brand, platformLinks } from './brand';

/** Footer columns and the line below them. */
export const footer = {
  logo: { alt: '', src: 'img/logo.svg', width: 22, height: 22, href: '/' },
  links: [
    {
      title: 'Read',
      items: [
        { label: 'Quickstart', to: '/latest/getting_started/quickstart' },
        { label: 'Orders', to: '/latest/concepts/orders' },
        { label: 'Live trading', to: '/latest/concepts/live' },
      ],
    },
    {
      title: 'Look up',
      items: [
        { label: 'API reference', to: '/latest/api_reference' },
        { label: 'Integrations', to: '/latest/integrations' },
        { label: 'All pages', to: '/search' },
      ],
    },
    {
      title: 'Elsewhere',
      items: [
        { label: 'Source of the platform', href: platformLinks.source },
        { label: 'Chat', href: platformLinks.chat },
      ],
    },
  ],
  copyright: `${brand.disclaimer} Text and code of this site © its contributors, MIT licence.`,
};
