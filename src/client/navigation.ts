// A progress bar and a ring when the next page takes longer than 200 ms, in place of the theme's nprogress module:
// the same moments, a tenth of the script (plugins/shell leaves that one out).
import type { ClientModule } from '@docusaurus/types';
import '@site/src/css/loading.css';

/** Milliseconds of patience, as specified. */
const delay = 200;

const module: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = setTimeout(show, delay);
    return () => {
      clearTimeout(timer);
    };
  },
  onRouteDidUpdate: hide,
};

export default module;

function show(): void {
  hide();
  const progress = document.createElement('div');
  progress.id = 'navigation-progress';
  progress.role = 'progressbar';
  progress.ariaLabel = 'Loading the next page';
  for (const part of ['bar', 'spinner']) {
    progress.appendChild(document.createElement('div')).className = part;
  }
  document.body.append(progress);
}

function hide(): void {
  document.getElementById('navigation-progress')?.remove();
}
