import { fromIndexFile, indexFormat, manifestFile } from '../shared/indexFile';
import type { SearchManifest, SearchRecord } from '../shared/types';
import { SearchUnavailable } from './searchUnavailable';

type ManifestEntry = SearchManifest['versions'][string];

/**
 * Loads the records of a version.
 *
 * @param baseUrl - the site's base address, absolute, with a trailing slash
 * @throws SearchUnavailable with what went wrong; nothing of it is kept, so the next call tries afresh
 */
export type LoadRecords = (version: string) => Promise<SearchRecord[]>;

/** @param baseUrl - the site's base address, absolute, with a trailing slash */
export function recordLoader(baseUrl: string): LoadRecords {
  let manifest: Promise<SearchManifest> | undefined;
  const currentManifest = () => {
    const loading = (manifest ??= loadManifest(baseUrl));
    loading.catch(() => {
      if (manifest === loading) manifest = undefined;
    });
    return loading;
  };
  return async (version) => {
    const entry = entryOf(await currentManifest(), version);
    try {
      return await loadRecords(baseUrl, entry, version);
    } catch (error) {
      manifest = undefined;
      if (error instanceof SearchUnavailable && error.reason === 'network') throw error;
      // A deployment may have replaced the files since the manifest was read, or was kept somewhere on its way.
      const newer = entryOf(await currentManifest(), version);
      if (newer.file !== entry.file || newer.bytes !== entry.bytes)
        return loadRecords(baseUrl, newer, version);
      if (!(error instanceof SearchUnavailable) || error.reason !== 'damaged') throw error;
      // The browser keeps what it was told never changes, a file that broke on its way too.
      return loadRecords(baseUrl, entry, version, 'reload');
    }
  };
}

async function loadManifest(baseUrl: string): Promise<SearchManifest> {
  const address = new URL(manifestFile, baseUrl);
  const missing = `The search index can't be found at ${address.pathname}. It is made by \`npm run build\`.`;
  const response = await request(address, { cache: 'no-cache' });
  if (response.status === 404) throw new SearchUnavailable('manifest', missing);
  if (!response.ok) throw unexpected(address, response);
  const manifest = (await response.json().catch((cause: unknown) => {
    // A development server answers with its page shell.
    throw new SearchUnavailable('manifest', missing, { cause });
  })) as Partial<SearchManifest> | null;
  if (manifest?.format !== indexFormat || typeof manifest.versions !== 'object') {
    throw new SearchUnavailable(
      'manifest',
      `${address.pathname} has format ${String(manifest?.format)}, not ${indexFormat}. Load this page anew.`,
    );
  }
  return manifest as SearchManifest;
}

function entryOf({ versions }: SearchManifest, version: string): ManifestEntry {
  const entry = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (typeof entry?.file !== 'string' || typeof entry.bytes !== 'number') {
    throw new SearchUnavailable('version', `There is no search index of version '${version}'.`);
  }
  return entry;
}

async function loadRecords(
  baseUrl: string,
  entry: ManifestEntry,
  version: string,
  cache: RequestCache = 'default',
): Promise<SearchRecord[]> {
  const address = new URL(entry.file, baseUrl);
  if (address.origin !== new URL(baseUrl).origin) {
    throw new SearchUnavailable(
      'manifest',
      `The search index names a file of another site: ${address.origin}.`,
    );
  }
  const response = await request(address, { cache });
  if (response.status === 404) {
    throw new SearchUnavailable('missing', `The search index ${address.pathname} is not there any more.`);
  }
  if (!response.ok) throw unexpected(address, response);
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    throw new SearchUnavailable('network', `The search index ${address.pathname} broke off.`, { cause });
  });
  try {
    if (bytes.byteLength !== entry.bytes) {
      throw new Error(`it has ${bytes.byteLength} bytes, not ${entry.bytes}`);
    }
    await checkHash(bytes, entry.file);
    return fromIndexFile(JSON.parse(new TextDecoder().decode(bytes)), version);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new SearchUnavailable('damaged', `The search index ${address.pathname} is damaged: ${why}.`, {
      cause,
    });
  }
}

/** Compares with the hash in the file's name, where the browser can: without TLS it offers no hashes. */
async function checkHash(bytes: ArrayBuffer, file: string): Promise<void> {
  const expected = /-([\da-f]{8,64})\.json$/.exec(file)?.[1];
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!expected || !subtle) return;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!found.startsWith(expected)) throw new Error('its content is not what its name promises');
}

async function request(address: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, credentials: 'same-origin', redirect: 'error' });
  } catch (cause) {
    throw new SearchUnavailable('network', `${address.pathname} can't be reached. Check your connection.`, {
      cause,
    });
  }
}

function unexpected(address: URL, { status }: Response): SearchUnavailable {
  return new SearchUnavailable('network', `The host answered ${address.pathname} with status ${status}.`);
}
