import type { AcceptedPlugin, Helpers, Plugin, Root } from 'postcss';

/** The framework's style sheet. Others are ours or their component's, and hold what they need. */
export const framework = /[\\/]infima[\\/]/;

/**
 * Lets a PostCSS plugin work on some files alone.
 *
 * @param plugin - one that does its work when a sheet is read to its end
 * @param files - pattern of the files' paths
 * @throws Error when the plugin works in another way, since it would then do nothing
 */
export function frameworkOnly(plugin: AcceptedPlugin, files: RegExp): Plugin {
  const { OnceExit } = plugin as Plugin;
  if (!OnceExit) throw new Error('unused-styles: the plugin that leaves styles out has another form.');
  return {
    postcssPlugin: 'unused-styles',
    OnceExit: (root: Root, helpers: Helpers) =>
      files.test(root.source?.input.file ?? '') ? OnceExit(root, helpers) : undefined,
  };
}
