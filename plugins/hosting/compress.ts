import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HostingRules } from '../../config/hosting';
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

/** What a run has done; sizes in bytes. */
export interface CompressionReport {
  /** Files that are large enough and of a compressible kind. */
  readonly files: number;
  readonly originalBytes: number;
  /** The same files as a client that takes brotli gets them. */
  readonly brotliBytes: number;
}

/**
 * Writes compressed twins (`x.html.br`, `x.html.gz`) beside the compressible files of a folder. Which files, and
 * how a twin is named, is in the rules. A twin that wouldn't be smaller isn't written. The same content always
 * gives the same bytes.
 *
 * @param folder - the built folder
 * @param rules - the site's rules
 * @returns what was done
 * @throws what the file system throws
 */
export async function compressFolder(folder: string, rules: HostingRules): Promise<CompressionReport> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name, rules))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isHidden(relative(folder, file).replaceAll(sep, '/')));
  const report = { files: 0, originalBytes: 0, brotliBytes: 0 };

  const compress = async (file: string) => {
    const content = await readFile(file);
    if (content.length < rules.compression.minBytes) return;
    const twinBytes = async (coding: keyof typeof codings) => {
      const twin = await codings[coding](content);
      if (twin.length >= content.length) return content.length;
      await writeFile(file + rules.compression.suffixes[coding], twin);
      return twin.length;
    };
    const brotliBytes = await twinBytes('br');
    await twinBytes('gzip');
    report.files += 1;
    report.originalBytes += content.length;
    report.brotliBytes += brotliBytes;
  };

  // zlib works on libuv's threads, so each worker keeps one core busy; more would only hold more files in memory.
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return report;
}
