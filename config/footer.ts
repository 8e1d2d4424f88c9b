import { brand, platformLinks } from './brand';
import { defaultVersion } from './site';

/** Footer columns and the line below them. */
export const footer = {
  logo: { alt: '', src: 'img/logo.svg', width: 22, height: 22, href: '/' },
  links: [
    {
      title: 'Read',
      items: [
        { label: 'Quickstart', to: `/${defaultVersion}/getting_started/quickstart` },
        { label: 'Orders', to: `/${defaultVersion}/concepts/orders` },
        { label: 'Live trading', to: `/${defaultVersion}/concepts/live` },
      ],
    },
    {
      title: 'Look up',
      items: [
        { label: 'API reference', to: `/${defaultVersion}/api_reference` },
        { label: 'Integrations', to: `/${defaultVersion}/integrations` },
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
