import { recordsOf } from '../../plugins/examples/node/runs';
import type { PageRun } from './page';
import { changedChartFiles } from './charts';
import { sameRun } from './write';

/**
 * What is told of a page's run.
 *
 * @param showOutput - whether each block's output is told too
 */
export function told({ page, records, failures }: PageRun, showOutput: boolean): string[] {
  const ran = records.filter((record) => record?.outcome === 'ran').length;
  const lines = [`${page.file}: ${ran} of ${records.length} blocks ran`, ...failures];
  if (!showOutput) return lines;
  const outputs = page.examples.map(({ block }, index) => {
    const record = records[index];
    const what = record ? (record.output ?? `not run: ${record.reason ?? ''}`) : 'failed or not reached';
    return `--- ${page.file}:${block.line}\n${what}`;
  });
  return [...outputs, ...lines];
}

/** Blocks whose run differs from the kept one, one line each, with file and line. */
export function differences(root: string, { page, records, kept: files }: PageRun): string[] {
  const kept = recordsOf(root, page.version).pages[page.page] ?? [];
  const charts = changedChartFiles(root, page, files).map(
    (name) => `${page.file}: the file ${name} has other numbers than the page's chart shows`,
  );
  const blocks = page.examples.flatMap(({ block, hash }, index) => {
    const now = records[index];
    const before = kept[index];
    if (!now) return [];
    const where = `${page.file}:${block.line}`;
    if (before?.hash !== hash) return [`${where}: this block changed since its last run`];
    if (sameRun(before, now)) return [];
    return [
      `${where}: the block printed something else than the page shows\n  now:\n${now.output ?? ''}\n  on the page:\n${before.output ?? ''}`,
    ];
  });
  return [...blocks, ...charts];
}
