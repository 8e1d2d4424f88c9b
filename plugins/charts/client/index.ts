import type { ClientModule } from '@docusaurus/types';
import { showFailure } from './failure';

// What watches and draws figures is loaded on the pages that have some, and by nobody else.
const module: ClientModule = {
  onRouteDidUpdate() {
    const figures = document.querySelectorAll<HTMLElement>('.chart');
    if (figures.length > 0)
      void import('./figures').then(
        ({ watchFigures }) => watchFigures(figures),
        () => figures.forEach(showFailure),
      );
  },
};

export default module;
