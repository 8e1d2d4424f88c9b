import type { ClientModule } from '@docusaurus/types';

// The filter box is loaded on the pages that have room for one, and by nobody else.
const module: ClientModule = {
  onRouteDidUpdate() {
    const place = document.querySelector('.api-filter');
    if (place)
      void import('./filter').then(({ addFilter }) => {
        addFilter(place);
      });
  },
};

export default module;
