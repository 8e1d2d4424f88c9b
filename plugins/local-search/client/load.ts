import {
  indexFormat,
  manifestFile,
  type Names,
  readMessages,
  readNames,
  withRest,
  withTexts,
} from '../shared/indexFile';
import type { MessageFile } from '../shared/messages';
import type { ManifestPart, SearchManifest, SearchRecord } from '../shared/types';
import { SearchUnavailable } from './searchUnavailable';

type ManifestEntry = SearchManifest['versions'][string];

/** The records of a version: first without what they say, and then with it. */
export interface Loading {
  readonly names: Promise<readonly SearchRecord[]>;
  readonly texts: Promise<readonly SearchRecord[]>;
  /** The same sections with their code and with all texts, fetched when they are first asked for. */
  readonly whole: () => Promise<readonly SearchRecord[]>;
  /** The platform's messages, fetched when they are first asked for. */
  readonly messages: () => Promise<MessageFile>;
}

/**
 * Loads the records of a version. Each promise rejects with SearchUnavailable and what went wrong; nothing of it is kept,
 * so the next call tries afresh.
 */
export type LoadRecords = (version: string) => Loading;

/** A host that takes longer for one file, in milliseconds, answers no more. */
const longestWait = 30_000;

/**
 * @param baseUrl - the site's base address, absolute, with a trailing slash
 * @param patience - milliseconds that one file may take
 */
export function recordLoader(baseUrl: string, patience = longestWait): LoadRecords {
  let manifest: Promise<SearchManifest> | undefined;
  const currentManifest = () => {
    const loading = (manifest ??= loadManifest(baseUrl, patience));
    loading.catch(() => {
      if (manifest === loading) manifest = undefined;
    });
    return loading;
  };
  /** Loads a part, and where that fails looks once whether it was the manifest or the browser's copy that was old. */
  const load = async <Result>(
    version: string,
    of: keyof ManifestEntry,
    read: (data: unknown) => Result,
  ): Promise<Result> => {
    const part = partOf(await currentManifest(), version, of);
    try {
      return await loadPart(baseUrl, part, read, patience);
    } catch (error) {
      manifest = undefined;
      if (error instanceof SearchUnavailable && error.reason === 'network') throw error;
      // A deployment may have replaced the files since the manifest was read, or was kept somewhere on its way.
      const newer = partOf(await currentManifest(), version, of);
      if (newer.file !== part.file || newer.bytes !== part.bytes)
        return loadPart(baseUrl, newer, read, patience);
      if (!(error instanceof SearchUnavailable) || error.reason !== 'damaged') throw error;
      // The browser keeps what it was told never changes, a file that broke on its way too.
      return loadPart(baseUrl, part, read, patience, 'reload');
    }
  };
  const loadNames = (version: string) => load(version, 'names', (data) => readNames(data, version));
  const loadTexts = (version: string, names: Names) =>
    load(version, 'texts', (data) => withTexts(names, data, version));
  return (version) => {
    const names = loadNames(version);
    // The first part has the network for itself.
    const texts = names.then(async (first) => {
      try {
        return { names: first, records: await loadTexts(version, first) };
      } catch (error) {
        if (!(error instanceof SearchUnavailable) || error.reason !== 'damaged') throw error;
        // A deployment may have replaced both since the names came.
        const newer = await loadNames(version);
        return { names: newer, records: await loadTexts(version, newer) };
      }
    });
    const first = names.then(({ records }) => records);
    const second = texts.then(({ records }) => records);
    // Who awaits a later part alone is told there.
    first.catch(() => undefined);
    second.catch(() => undefined);
    return {
      names: first,
      texts: second,
      whole: async () => {
        const known = await texts;
        return load(version, 'rest', (data) => withRest(known.names, known.records, data, version));
      },
      messages: () => load(version, 'messages', (data) => readMessages(data, version)),
    };
  };
}

async function loadManifest(baseUrl: string, patience: number): Promise<SearchManifest> {
  const address = new URL(manifestFile, baseUrl);
  const missing = `The search index can't be found at ${address.pathname}. It is made by \`npm run build\`.`;
  const response = await request(address, 'no-cache', patience);
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

function partOf({ versions }: SearchManifest, version: string, of: keyof ManifestEntry): ManifestPart {
  const entry: Partial<ManifestEntry> | undefined = Object.hasOwn(versions, version)
    ? versions[version]
    : undefined;
  const part = entry?.[of];
  if (typeof part?.file !== 'string' || typeof part.bytes !== 'number') {
    throw new SearchUnavailable('version', `There is no search index of version '${version}'.`);
  }
  return part;
}

async function loadPart<Result>(
  baseUrl: string,
  part: ManifestPart,
  read: (data: unknown) => Result,
  patience: number,
  cache: RequestCache = 'default',
): Promise<Result> {
  const address = new URL(part.file, baseUrl);
  if (address.origin !== new URL(baseUrl).origin) {
    throw new SearchUnavailable(
      'manifest',
      `The search index names a file of another site: ${address.origin}.`,
    );
  }
  const response = await request(address, cache, patience);
  if (response.status === 404) {
    throw new SearchUnavailable('missing', `The search index ${address.pathname} is not there any more.`);
  }
  if (!response.ok) throw unexpected(address, response);
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    throw new SearchUnavailable('network', `The search index ${address.pathname} broke off.`, { cause });
  });
  try {
    if (bytes.byteLength !== part.bytes) {
      throw new Error(`it has ${bytes.byteLength} bytes, not ${part.bytes}`);
    }
    await checkHash(bytes, part.file);
    return read(JSON.parse(new TextDecoder().decode(bytes)));
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

/** The limit holds until the body has come, too. */
async function request(address: URL, cache: RequestCache, patience: number): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(patience);
    return await fetch(address, { cache, signal, credentials: 'same-origin', redirect: 'error' });
  } catch (cause) {
    throw new SearchUnavailable('network', `${address.pathname} can't be reached. Check your connection.`, {
      cause,
    });
  }
}

function unexpected(address: URL, { status }: Response): SearchUnavailable {
  return new SearchUnavailable('network', `The host answered ${address.pathname} with status ${status}.`);
}
