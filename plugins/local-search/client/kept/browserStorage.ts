const memory = new Map<string, string>();

/**
 * What is stored in the browser, or in the tab where a reader forbids storage.
 *
 * @returns the parsed value; undefined where there is none, or something else than JSON
 */
export function readStored(key: string): unknown {
  try {
    const text = withStorage(
      (storage) => storage.getItem(key),
      () => memory.get(key),
    );
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON. Full storage keeps what it holds: read back to know what was taken. */
export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  withStorage(
    (storage) => {
      try {
        storage.setItem(key, text);
      } catch {
        // Full.
      }
    },
    () => memory.set(key, text),
  );
}

function withStorage<Result, Other>(
  within: (storage: Storage) => Result,
  without: () => Other,
): Result | Other {
  let storage: Storage;
  try {
    storage = localStorage;
  } catch {
    return without();
  }
  return within(storage);
}
