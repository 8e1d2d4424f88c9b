interface Loader {
  options?: { limit?: number | string };
}

interface BundlerConfig {
  module?: { rules?: unknown[] };
}

/**
 * Keeps every font a file, however small: Docusaurus (utils 3.9.2, webpackUtils.ts) writes those under 10 kB into the
 * style sheet, where the content security policy refuses them and nobody can preload them.
 *
 * @param config - the bundler's, changed in place
 * @throws Error when the rule for fonts isn't as it was
 */
export function keepFontFiles(config: BundlerConfig): void {
  const rules = (config.module?.rules ?? []) as { test?: unknown; use?: unknown }[];
  const fonts = rules.filter(({ test }) => test instanceof RegExp && test.test('a.woff2'));
  const loaders = fonts.flatMap(({ use }) => (Array.isArray(use) ? (use as Loader[]) : []));
  const inlining = loaders.filter(({ options }) => options?.limit !== undefined);
  if (inlining.length !== 1) {
    throw new Error(
      `shell: ${inlining.length} loaders write fonts into style sheets, not one. Mend fontFiles.ts.`,
    );
  }
  for (const { options } of inlining) if (options) options.limit = 0;
}
