/** Where the pinned packages of a version's examples stand, below the site's folder. */
export const requirementsFile = (version: string): string => `platform/examples/requirements-${version}.txt`;

/**
 * Pins the platform's package to another release.
 *
 * @param text - of the file
 * @param runsOn - such as `1.223.0`
 * @throws Error when the file doesn't pin it once
 */
export function repinned(text: string, runsOn: string): string {
  const pins = text.match(/^nautilus_trader==.*$/gm) ?? [];
  if (pins.length !== 1) throw new Error('The requirements hold no single line nautilus_trader==VERSION.');
  return text.replace(/^nautilus_trader==.*$/m, `nautilus_trader==${runsOn}`);
}
