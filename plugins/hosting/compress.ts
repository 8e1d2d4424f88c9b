import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HostingRules } from '../../config/hosting';
import { openStore } from './contentStore';
import { isCompressible, isHidden } from './fileRules';

const codings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Changes whenever the settings above do: what was kept under another one is never used. */
const settingsName = 'br11-gzip9';

/** What a run has done; sizes in bytes. */
interface CompressionReport {
  /** Files that are large enough and of a compressible kind. */
  readonly files: number;
  /** Those of them whose compressed content an earlier build kept. */
  readonly kept: number;
  readonly originalBytes: number;
  /** The same files as a client that takes brotli gets them. */
  readonly brotliBytes: number;
}

/**
 * Writes compressed twins (`x.html.br`, `x.html.gz`) beside the compressible files of a folder. Which files, and
 * how a twin is named, is in the rules. A twin that wouldn't be smaller isn't written. The same content always
 * gives the same bytes, and costs nothing when an earlier build has compressed it.
 *
 * @param folder - the built folder
 * @param rules - the site's rules
 * @param cache - folder that keeps compressed content between builds; made when it is missing
 * @returns what was done
 * @throws what the file system throws
 */
export async function compressFolder(
  folder: string,
  rules: HostingRules,
  cache: string,
): Promise<CompressionReport> {
  const store = await openStore(join(cache, settingsName));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name, rules))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isHidden(relative(folder, file).replaceAll(sep, '/')));
  const report = { files: 0, kept: 0, originalBytes: 0, brotliBytes: 0 };

  const compress = async (file: string) => {
    const content = await readFile(file);
    if (content.length < rules.compression.minBytes) return;
    let isKept = true as boolean;
    const twinBytes = async (coding: keyof typeof codings) => {
      const twin = await store.get(content, coding, () => {
        isKept = false;
        return codings[coding](content);
      });
      if (twin.length >= content.length) return content.length;
      await writeFile(file + rules.compression.suffixes[coding], twin);
      return twin.length;
    };
    const brotliBytes = await twinBytes('br');
    await twinBytes('gzip');
    report.files += 1;
    if (isKept) report.kept += 1;
    report.originalBytes += content.length;
    report.brotliBytes += brotliBytes;
  };

  // zlib works on libuv's threads, so each worker keeps one core busy; more would only hold more files in memory.
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  await store.prune();
  return report;
}
