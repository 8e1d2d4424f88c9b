import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { indexFolder, indexFormat, manifestFile, toIndexFiles } from '../shared/indexFile';
import { isQuotable } from '../shared/quotable';
import { codePieces } from './codePieces';
import type { ManifestPart, SearchManifest, SearchRecord } from '../shared/types';
import { pageRecords } from './records';
import { readersWords } from './readersWords';
import { pagesOf, type BuiltSite } from './sitePages';
import { weighRecords } from './weights';

/** What a reader's first search may cost, per version, compressed with brotli: all of it, and the names that come first. */
export const mostBytes = { whole: 350_000, names: 90_000 };

/** What was made for a version. */
export interface MadeIndex {
  readonly version: string;
  readonly pages: number;
  readonly records: number;
  readonly bytes: number;
  readonly brotliBytes: number;
}

/**
 * Makes the index of each version from its built pages and writes it with the manifest that names it.
 *
 * @param limits - bytes of a compressed index
 * @throws Error on a page that can't be read, on an index above the limit, and on words of readers that fit no section
 */
export async function writeIndexes(
  site: BuiltSite,
  versions: readonly string[],
  limits = mostBytes,
): Promise<MadeIndex[]> {
  const made: MadeIndex[] = [];
  const files: Record<string, SearchManifest['versions'][string]> = {};
  const words = readersWords(site);
  for (const version of versions) {
    const pages = await pagesOf(version, site);
    const reference = site.referenceOf?.(version);
    const sections = pages.flatMap((page) => pageRecords(page, reference?.get(page.url)));
    const pathOf = ({ url }: SearchRecord) =>
      decodeURIComponent(url.slice(`${site.baseUrl}${version}/`.length));
    const records = weighRecords(sections, pages)
      .map(inPieces)
      .map((record) => words.brought(record, pathOf(record)));
    const filed = toIndexFiles(version, records, hashOf(JSON.stringify(records)));
    const names = await writePart(site.outDir, version, 'names', filed.names);
    const texts = await writePart(site.outDir, version, 'texts', filed.texts);
    const rest = await writePart(site.outDir, version, 'rest', filed.rest);
    const brotliBytes = names.brotliBytes + texts.brotliBytes;
    checkSize(`the names in the index of '${version}' have`, names.brotliBytes, limits.names);
    checkSize(`the index of '${version}' has`, brotliBytes, limits.whole);
    const found = site.messagesOf?.(version) ?? {
      texts: [],
      places: [],
      functions: [],
      files: [],
      pages: [],
      remedies: [],
    };
    const messages = await writePart(site.outDir, version, 'messages', {
      format: indexFormat,
      version,
      ...found,
    });
    files[version] = { names: names.part, texts: texts.part, rest: rest.part, messages: messages.part };
    const bytes = names.part.bytes + texts.part.bytes;
    made.push({ version, pages: pages.length, records: records.length, bytes, brotliBytes });
  }
  words.check();
  const manifest: SearchManifest = { format: indexFormat, versions: files };
  await write(join(site.outDir, manifestFile), JSON.stringify(manifest));
  return made;
}

/** No answer quotes a long program or output whole: a program comes in pieces. */
function inPieces({ outputs = [], ...record }: SearchRecord): SearchRecord {
  const short = outputs.filter(isQuotable);
  return {
    ...record,
    code: record.code.flatMap(codePieces),
    ...(short.length > 0 ? { outputs: short } : {}),
  };
}

async function writePart(
  outDir: string,
  version: string,
  name: string,
  data: object,
): Promise<{ part: ManifestPart; brotliBytes: number }> {
  const content = Buffer.from(JSON.stringify(data));
  const file = `${indexFolder}${version}-${name}-${hashOf(content)}.json`;
  await write(join(outDir, file), content);
  return { part: { file, bytes: content.length }, brotliBytes: brotliCompressSync(content).length };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function checkSize(what: string, bytes: number, limit: number): void {
  if (bytes <= limit) return;
  const kB = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  throw new Error(
    `local-search: ${what} ${kB(bytes)} with brotli; the limit is ${kB(limit)}. ` +
      'Leave out what nobody searches with data-search="off", or ship less code (plugins/local-search/node).',
  );
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
