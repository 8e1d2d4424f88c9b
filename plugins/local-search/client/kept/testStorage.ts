import { vi } from 'vitest';

/** For tests: a browser's storage that starts with some values. */
export function stubStorage(start: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(start));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  vi.stubGlobal('localStorage', storage);
  return { storage, stored: (key: string) => JSON.parse(values.get(key) ?? 'null') as unknown };
}

/** For tests: storage that takes nothing more. */
export function fillStorage(storage: { setItem: unknown }): void {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** For tests: a browser whose reader forbids storage. */
export function forbidStorage(): void {
  const get = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}
