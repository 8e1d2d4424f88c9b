import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

const searchPage = (text: string) => `${siteConfig.baseUrl}search?q=${encodeURIComponent(text)}`;

// All that a page of the reference does is loaded there, and by nobody else. Every reader loads these lines.
const module: ClientModule = {
  onRouteDidUpdate() {
    const root = document.querySelector('.api');
    if (root)
      void import('./page').then(({ enliven }) => {
        enliven(root, searchPage);
      });
  },
};

export default module;
