import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexFormat, toIndexFiles } from '../shared/indexFile';
import { recordLoader } from './load';
import { SearchUnavailable } from './searchUnavailable';
import { testRecords } from './testRecords';

const base = 'https://a.example/docs/';
const { names, texts, rest } = toIndexFiles('latest', testRecords, 'a');
/** What search knows of them. */
const searched = testRecords.map((record) => ({
  ...record,
  code: [],
  ...(record.kind === 'module' ? { text: '' } : {}),
}));
const content = JSON.stringify(names);
const textContent = JSON.stringify(texts);
const restContent = JSON.stringify(rest);

function nameOf(text: string, version = 'latest') {
  return `assets/search/${version}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
}

/** A manifest with this file of names, and the good one of texts. */
function manifestOf(file: string, bytes: number, text = textContent) {
  const part = (content: string) => ({ file: nameOf(content), bytes: Buffer.byteLength(content) });
  const parts = { names: { file, bytes }, texts: part(text), rest: part(restContent) };
  return JSON.stringify({ format: indexFormat, versions: { latest: parts } });
}

const goodFile = nameOf(content);
const textFile = nameOf(textContent);
const good = {
  'search-index.json': manifestOf(goodFile, Buffer.byteLength(content)),
  [goodFile]: content,
  [textFile]: textContent,
  [nameOf(restContent)]: restContent,
};

type Files = Record<string, string | number | Error>;

/**
 * A host with these files; a number is a status, an error a connection that fails.
 *
 * @param kept - what the browser's cache holds of them
 */
function host(files: Files, kept: Files = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: URL, { cache }: RequestInit) => {
    const path = address.href.replace(base, '');
    asked.push(path);
    if (cache === 'reload') kept[path] = files[path] ?? 404;
    const file = kept[path] ?? files[path] ?? 404;
    if (file instanceof Error) throw file;
    return typeof file === 'number' ? new Response('no', { status: file }) : new Response(file);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

async function failure(files: Files, version = 'latest') {
  host(files);
  const error: unknown = await recordLoader(base)(version).texts.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SearchUnavailable);
  return error as SearchUnavailable;
}

describe('loading an index', () => {
  it('asks for the manifest and the file that it names', async () => {
    const asked = host(good);
    const { names: first, texts: second, whole } = recordLoader(base)('latest');
    expect((await first).map(({ url, text }) => [url, text])).toEqual(
      testRecords.map(({ url }) => [url, '']),
    );
    expect(await second).toEqual(searched);
    expect(asked).toEqual(['search-index.json', goodFile, textFile]);
    expect(await whole()).toEqual(testRecords);
    expect(asked.at(-1)).toBe(nameOf(restContent));
  });

  it.each<[string, Files, string, RegExp]>([
    ['no manifest', {}, 'manifest', /can't be found at \/docs\/search-index\.json.*npm run build/],
    ['a page for a manifest', { 'search-index.json': '<!doctype html>' }, 'manifest', /npm run build/],
    [
      'a manifest of another format',
      { 'search-index.json': `{"format":${indexFormat + 1},"versions":{}}` },
      'manifest',
      new RegExp(`format ${indexFormat + 1}`),
    ],
    ['an empty manifest', { 'search-index.json': 'null' }, 'manifest', /format undefined/],
    ['a host in trouble', { 'search-index.json': 503 }, 'network', /status 503/],
    ['no network', { 'search-index.json': new TypeError('offline') }, 'network', /can't be reached/],
    ['no index', { ...good, [goodFile]: 404 }, 'missing', /is not there any more/],
    [
      'no network for the index',
      { ...good, [goodFile]: new TypeError('offline') },
      'network',
      /can't be reached/,
    ],
    ['a truncated index', { ...good, [goodFile]: content.slice(0, -9) }, 'damaged', /bytes, not/],
    [
      'an altered index',
      { ...good, [goodFile]: content.replace('Orders', 'Ordurs') },
      'damaged',
      /its name promises/,
    ],
    [
      'a file of another site',
      { 'search-index.json': manifestOf('https://b.example/x.json', 1) },
      'manifest',
      /b\.example/,
    ],
    [
      'a file of another site, without its scheme',
      { 'search-index.json': manifestOf('//b.example/x', 1) },
      'manifest',
      /b\.example/,
    ],
  ])('tells of %s', async (_, files, reason, message) => {
    const error = await failure(files);
    expect([error.name, error.reason]).toEqual(['RetryError', reason]);
    expect(error.message).toMatch(message);
  });

  it.each<[string, string, RegExp]>([
    [
      'another version',
      JSON.stringify(toIndexFiles('nightly', [], 'a').names),
      /of version 'nightly', not 'latest'/,
    ],
    ['another format', `{"format":${indexFormat + 1}}`, /format \d+, not \d/],
    ['another shape', JSON.stringify({ format: indexFormat, version: 'latest' }), /no pages/],
    ['no JSON', 'oh no', /damaged/],
  ])('refuses an index of %s', async (_, text, message) => {
    const file = nameOf(text);
    const error = await failure({ 'search-index.json': manifestOf(file, text.length), [file]: text });
    expect(error.reason).toBe('damaged');
    expect(error.message).toMatch(message);
  });

  it.each(['nightly', '__proto__', 'constructor'])('knows no index of version %s', async (version) => {
    expect((await failure(good, version)).reason).toBe('version');
  });

  it('tries again after a failure', async () => {
    host({});
    const load = recordLoader(base);
    await expect(load('latest').texts).rejects.toThrow();
    host(good);
    expect(await load('latest').texts).toHaveLength(testRecords.length);
  });

  it('gives up on a host that never answers', async () => {
    vi.stubGlobal(
      'fetch',
      (_: URL, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () =>
            reject(new DOMException('It took too long.', 'TimeoutError')),
          );
        }),
    );
    await expect(recordLoader(base, 20)('latest').texts).rejects.toMatchObject({ reason: 'network' });
  });

  it('asks the host itself for an index that the browser keeps damaged', async () => {
    const kept: Files = { [goodFile]: content.slice(0, -9) };
    const asked = host(good, kept);
    expect(await recordLoader(base)('latest').texts).toEqual(searched);
    expect(asked).toEqual(['search-index.json', goodFile, 'search-index.json', goodFile, textFile]);
    expect(kept[goodFile]).toBe(content);
  });

  it.each(['before the names come', 'between names and texts'])(
    'takes both parts of the new index when a deployment replaces it %s',
    async (when) => {
      const files: Files = { ...good };
      const newer = toIndexFiles('latest', testRecords.slice(0, 1), 'b');
      const [newNames, newTexts] = [JSON.stringify(newer.names), JSON.stringify(newer.texts)];
      const deploy = () => {
        files['search-index.json'] = manifestOf(nameOf(newNames), newNames.length, newTexts);
        for (const old of [goodFile, textFile]) files[old] = 404;
        files[nameOf(newNames)] = newNames;
        files[nameOf(newTexts)] = newTexts;
      };
      host(files);
      const load = recordLoader(base);
      await load('latest').texts;
      if (when.startsWith('before')) deploy();
      else {
        const comeFirst = () => {
          Object.defineProperty(files, goodFile, { value: content, writable: true });
          deploy();
          return content;
        };
        Object.defineProperty(files, goodFile, { get: comeFirst, configurable: true });
      }
      expect(await load('latest').texts).toHaveLength(1);
    },
  );
});
