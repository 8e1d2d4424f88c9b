/**
 * Lets the Tab key go on at the section that a hit of the same page led to, and not where the reader was before.
 *
 * @returns what is called when search has closed
 */
export function goOnAtSection(): () => void {
  const { pathname, hash } = location;
  return () => {
    if (location.pathname !== pathname || location.hash === hash) return;
    const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    section?.setAttribute('tabindex', '-1');
    section?.focus({ preventScroll: true });
    section?.removeAttribute('tabindex');
  };
}
