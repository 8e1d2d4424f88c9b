import { grouped } from '../../../plugins/reference/node/grouped';
import { jsonBytes } from './pieces';
import type { HostedRecord } from './records';

/**
 * What a push would send, for a person: counts by version and kind, bytes, the largest record.
 *
 * @returns lines
 */
export function summary(records: readonly HostedRecord[], synonyms: number): string[] {
  const lines: string[] = [];
  for (const [version, own] of grouped(records, (record) => record.version)) {
    const sections = new Set(own.map(({ url }) => url)).size;
    lines.push(`${version}: ${own.length} records of ${sections} sections, ${kB(bytesOf(own))}`);
    const kinds = [...grouped(own, (record) => record.kind)].sort(([, a], [, b]) => b.length - a.length);
    for (const [kind, those] of kinds) {
      lines.push(`  ${kind.padEnd(10)}${String(those.length).padStart(6)}  ${kB(bytesOf(those))}`);
    }
  }
  lines.push(`in all: ${records.length} records, ${kB(bytesOf(records))}; ${synonyms} groups of synonyms`);
  const sizes = records.map((record) => ({ bytes: jsonBytes(record), id: record.objectID }));
  const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
  if (largest) lines.push(`the largest record: ${largest.bytes} bytes, ${largest.id}`);
  return lines;
}

const bytesOf = (records: readonly HostedRecord[]) =>
  records.reduce((sum, record) => sum + jsonBytes(record), 0);

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
