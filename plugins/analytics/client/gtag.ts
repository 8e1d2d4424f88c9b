declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Hands a command to gtag.js, which takes it when it has come. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // gtag.js knows its commands by their being an Arguments object.
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

/**
 * Loads the service's own script, once.
 *
 * @param measurementId - id of the site at the service
 */
export function loadGtag(measurementId: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}
