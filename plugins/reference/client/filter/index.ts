import type { ClientModule } from '@docusaurus/types';

// All that a page of the reference does is loaded there, and by nobody else. Every reader loads these lines.
const module: ClientModule = {
  onRouteDidUpdate() {
    if (document.querySelector('.api'))
      void import('./page').then(({ enliven }) => {
        enliven();
      });
  },
};

export default module;
