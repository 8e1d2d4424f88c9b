import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const loaders = join(here, 'loaders');

/** Client modules of the classic theme that the site replaces by lighter ones of its own (`src/client`). */
const replacedModules = ['prism-include-languages', 'nprogress'];

/**
 * What the bundler leaves out of every reader's scripts.
 *
 * @param generatedFilesDir - Docusaurus's folder of generated files
 * @param isServer - whether the bundle is the one that renders pages at build time, which needs what readers don't
 */
export function lighterBundle(generatedFilesDir: string, isServer: boolean) {
  const theme = join(require.resolve('@docusaurus/theme-classic/package.json'), '../lib');
  const alias = Object.fromEntries(
    replacedModules.map((name) => [`${join(theme, `${name}.js`)}$`, false as const]),
  );
  // The server renders with the library; the browser goes on with ours.
  const helmet: Record<string, string> = isServer
    ? {}
    : { 'react-helmet-async$': join(here, 'client/helmet/index.ts') };
  const registry = { test: join(generatedFilesDir, 'registry.js'), use: join(loaders, 'registry.js') };
  const props = join(generatedFilesDir, 'docusaurus-plugin-content-docs', 'default', 'p', 'docs-');
  const versionProps = {
    test: (path: string) => path.startsWith(props),
    use: join(loaders, 'versionProps.js'),
  };
  return {
    resolve: { alias: { ...alias, ...helmet } },
    module: { rules: [{ ...versionProps, type: 'json' }, ...(isServer ? [] : [registry])] },
  };
}
