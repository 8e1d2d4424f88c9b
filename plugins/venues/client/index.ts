import type { ClientModule } from '@docusaurus/types';

// All that the explorer does is loaded on its page, and by nobody else. Every reader loads these lines.
const module: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    // The explorer itself changes what stands behind the path.
    if (location.pathname === previousLocation?.pathname) return;
    const form = document.querySelector<HTMLFormElement>('form.venue-explorer');
    if (form)
      import('./explorer').then(
        ({ enliven }) => enliven(form),
        () => (form.hidden = true),
      );
  },
};

export default module;
