import { watch, type FSWatcher } from 'chokidar';

/** Outlives this module: Docusaurus reads the configuration and all it imports anew when that changes. */
const watchers = ((globalThis as { ntDocsWatchers?: Map<string, FSWatcher> }).ntDocsWatchers ??= new Map<
  string,
  FSWatcher
>());

/**
 * Calls back when a file changes, comes or goes, and once for many at a time. A second watch of the same name takes
 * the first one's place.
 *
 * @param paths - files and folders, absolute
 * @param onChange - takes the absolute paths of what changed
 */
export function watchAnew(
  name: string,
  paths: readonly string[],
  onChange: (changed: readonly string[]) => void,
): void {
  void watchers.get(name)?.close();
  const changed = new Set<string>();
  let soon: NodeJS.Timeout | undefined;
  const watcher = watch([...paths], { ignoreInitial: true }).on('all', (_event, path) => {
    changed.add(path);
    clearTimeout(soon);
    soon = setTimeout(() => {
      const all = [...changed];
      changed.clear();
      onChange(all);
    }, 50);
  });
  watchers.set(name, watcher);
}
