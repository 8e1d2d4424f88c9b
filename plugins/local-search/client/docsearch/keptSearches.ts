interface Entry {
  readonly objectID: string;
}

const memory = new Map<string, readonly object[]>();

/**
 * Keeps a list as long as the tab lives, where a reader forbids storage.
 *
 * @param key - under which it would be stored
 */
export function memoryList(key: string) {
  return {
    setItem(entries: readonly object[]): void {
      memory.set(key, entries);
    },
    getItem: (): readonly object[] => [...(memory.get(key) ?? [])],
  };
}

/**
 * Whether a list holds an entry, having been read back from where it is kept.
 *
 * @param list - the modal's recent or favourite searches
 */
export function isKept(list: { readonly getAll: () => readonly Entry[] }, { objectID }: Entry): boolean {
  return list.getAll().some((entry) => entry.objectID === objectID);
}
