import { pathsAlone } from './pathsAlone';

declare global {
  interface Window {
    gtag?: (...command: readonly unknown[]) => void;
  }
}

// Not at build time, when pages are rendered without a window.
if (typeof window !== 'undefined' && window.gtag) {
  window.gtag = pathsAlone(window.gtag, new URL(location.href));
}
