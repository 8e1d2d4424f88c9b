import type { Plugin } from '@docusaurus/types';

type Configured = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = NonNullable<NonNullable<Configured['plugins']>[number]>;

/** The part of a bundler (Rspack or webpack) that is used here. */
interface Compiler {
  readonly webpack: { readonly sources: { readonly RawSource: new (text: string) => unknown } };
  readonly hooks: {
    readonly thisCompilation: { tap: (name: string, use: (compilation: Compilation) => void) => void };
  };
}

interface Compilation {
  readonly hooks: { readonly processAssets: { tap: (name: string, use: () => void) => void } };
  emitAsset: (name: string, source: unknown) => void;
}

/**
 * A bundler plugin that adds files to the site, in a build and under `npm start` alike.
 *
 * @param files - text by path below the site's base path
 */
export function emitFiles(files: ReadonlyMap<string, string>): BundlerPlugin {
  const name = 'symbol-links';
  const plugin = {
    apply({ webpack, hooks }: Compiler): void {
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap(name, () => {
          for (const [path, text] of files) compilation.emitAsset(path, new webpack.sources.RawSource(text));
        });
      });
    },
  };
  // Docusaurus's types are webpack's, of which Rspack has the part above.
  return plugin as unknown as BundlerPlugin;
}
