import { describe, expect, it } from 'vitest';
import { documentedVersions, versionNames } from '../../../config/versions';
import { blocksOf } from '../../pages/blocks';
import { examplePages, type ExamplePage } from './pages';
import { programsOf } from './programs';
import { readRecords, type ExampleRecords } from './records';
import { staleExamples } from './staleness';

const page = (source: string): ExamplePage => ({
  version: 'latest',
  page: 'concepts/a',
  file: 'docs/concepts/a.md',
  chartFiles: [],
  ...programsOf(blocksOf(source, 'docs/concepts/a.md')),
});
const source = '```python\na\n```\n\n```python skip="needs a key"\nb\n```\n';
const ran = (pages: readonly ExamplePage[]): ExampleRecords => ({
  version: '1.221.0',
  pages: Object.fromEntries(
    pages.map(({ page: name, examples }) => [
      name,
      examples.map(({ hash }) => ({ hash, outcome: 'ran' as const, date: '2026-11-21', output: '' })),
    ]),
  ),
});

describe('examples and their kept runs', () => {
  it('belong together when all ran as they are', () => {
    expect(staleExamples([page(source)], ran([page(source)]))).toEqual([]);
  });

  it('don’t when a block changed, came or went, or its page went', () => {
    const records = ran([page(source)]);
    expect(staleExamples([page(source.replace('a', 'A'))], records)).toEqual([
      'docs/concepts/a.md:2: this block changed since its last run',
    ]);
    expect(staleExamples([page(`${source}\n\`\`\`python\nc\n\`\`\`\n`)], records)).toEqual([
      'docs/concepts/a.md:10: this block changed since its last run',
    ]);
    expect(staleExamples([page('```python\na\n```\n')], records)).toEqual([
      'docs/concepts/a.md: it holds fewer blocks than ran last',
    ]);
    expect(staleExamples([], records)).toEqual([
      'concepts/a: its runs are kept, but it has no Python blocks',
    ]);
  });

  it.each(versionNames)('belong together on every page of %s', (version) => {
    expect(staleExamples(examplePages('.', version), readRecords('.', version))).toEqual([]);
  });

  it.each(documentedVersions)('ran on the package of $name', ({ name, runsOn }) => {
    expect(readRecords('.', name).version).toBe(runsOn);
  });
});
