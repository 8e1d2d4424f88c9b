import { statSync } from 'node:fs';
import { join } from 'node:path';
import { recordsFile, readRecords, type ExampleRecord, type ExampleRecords } from './records';

const read = new Map<string, { readonly time: number; readonly records: ExampleRecords }>();

/** The kept runs of a version, read again when their file changed. @throws Error as `readRecords` does */
export function recordsOf(siteDir: string, version: string): ExampleRecords {
  const file = join(siteDir, recordsFile(version));
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const known = read.get(file);
  if (known?.time === time) return known.records;
  const records = readRecords(siteDir, version);
  read.set(file, { time, records });
  return records;
}

/** The run of a Python block, for showing it. */
interface ShownRun extends ExampleRecord {
  /** The released package that it ran on. */
  readonly version: string;
}

/**
 * The kept run of a block.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - of the page, such as `latest`
 * @param page - such as `concepts/orders`
 * @param hash - of the block, see `Example.hash`
 * @returns undefined when the block changed since it ran
 */
export function runOf(siteDir: string, version: string, page: string, hash: string): ShownRun | undefined {
  const { version: ranOn, pages } = recordsOf(siteDir, version);
  const record = pages[page]?.find((run) => run.hash === hash);
  return record && { ...record, version: ranOn };
}
