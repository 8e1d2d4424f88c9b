import { readStored, writeStored } from './browserStorage';

/** What a list holds: each known by its id. */
export interface StoredEntry {
  readonly objectID: string;
}

/** A list in the browser's storage, newest first. It is read anew each time, so that tabs keep each other's entries. */
export interface StoredList<Entry extends StoredEntry> {
  all(): Entry[];
  /** Puts an entry first, in the place of one of its id. Full storage takes nothing: ask with `has`. */
  add(entry: Entry): void;
  remove(entry: StoredEntry): void;
  has(entry: StoredEntry): boolean;
}

/**
 * @param key - in the browser's storage
 * @param isEntry - whether a stored value is an entry; others are passed over
 * @param limit - entries at most, asked at each use
 */
export function storedList<Entry extends StoredEntry>(
  key: string,
  isEntry: (value: unknown) => value is Entry,
  limit: () => number,
): StoredList<Entry> {
  const read = () => {
    const value = readStored(key);
    return Array.isArray(value) ? value.filter(isEntry) : [];
  };
  const all = () => read().slice(0, limit());
  const without = ({ objectID }: StoredEntry) => read().filter((entry) => entry.objectID !== objectID);
  return {
    all,
    add: (entry) => writeStored(key, [entry, ...without(entry)].slice(0, limit())),
    remove: (entry) => writeStored(key, without(entry)),
    has: ({ objectID }) => all().some((entry) => entry.objectID === objectID),
  };
}
