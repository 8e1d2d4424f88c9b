import { describe, expect, it } from 'vitest';
import { documentedVersions } from '../../../../config/versions';
import { cacheClass, factSite, moduleFacts, siteDir } from '../../testFacts';
import { entryExample, readEntryExamples } from '../examples/read';
import { readEntryRecords } from '../examples/records';
import { isOf } from '../examples/shown';
import { keyClasses } from '../facts/descriptions';
import { readReference } from '../facts/reference';
import { pageHtml } from '../html/page';
import { readPage } from '../view/page';
import { lostExamples, staleEntryExamples } from './examples';

const code = 'x = 1\ny = 2\nprint(x + y)\n';
const reference = readReference(factSite({ latest: [moduleFacts([cacheClass])] }), 'latest');

describe('examples and entries', () => {
  it('belong together when the version has the entry or the member', () => {
    const examples = ['cache/Cache.py', 'cache/Cache.order.py'].map((path) => entryExample(path, code));
    expect(lostExamples(examples, reference)).toEqual([]);
  });

  it('don’t when the page, the entry or the member isn’t there', () => {
    const examples = ['risk/Cache.py', 'cache/Cahce.py', 'cache/Cache.oder.py'].map((path) =>
      entryExample(path, code),
    );
    expect(lostExamples(examples, reference)).toEqual([
      "platform/entries/risk/Cache.py: latest has no entry 'Cache' on the page 'risk'",
      "platform/entries/cache/Cahce.py: latest has no entry 'Cahce' on the page 'cache'",
      "platform/entries/cache/Cache.oder.py: latest has no entry 'Cache.oder' on the page 'cache'",
    ]);
    expect(lostExamples([entryExample('cache/Cahce.py', `# nightly only\n${code}`)], reference)).toEqual([]);
  });
});

describe('examples and their kept runs', () => {
  const example = entryExample('cache/Cache.py', code);
  const run = { hash: example.example.hash, date: '2026-11-22', output: '3' };
  const records = (entries: Record<string, typeof run>) => ({ version: '1', entries });

  it('belong together when all ran as they are', () => {
    expect(staleEntryExamples([example], 'latest', records({ [example.key]: run }))).toEqual([]);
  });

  it('don’t when one changed, never ran, or is no more', () => {
    const changed = ['platform/entries/cache/Cache.py: this example changed since its last run on latest'];
    const old = { ...run, hash: 'other' };
    expect(staleEntryExamples([example], 'latest', records({ [example.key]: old }))).toEqual(changed);
    expect(staleEntryExamples([example], 'latest', records({}))).toEqual(changed);
    expect(staleEntryExamples([], 'latest', records({ [example.key]: run }))).toEqual([
      'cache#Cache: its run on latest is kept, but it has no example',
    ]);
  });
});

describe('the committed examples', () => {
  const examples = readEntryExamples(siteDir);

  it.each(documentedVersions)('belong to entries of $name and ran as they are', ({ name, runsOn }) => {
    const records = readEntryRecords(siteDir, name);
    expect(lostExamples(examples, readReference(siteDir, name))).toEqual([]);
    expect(staleEntryExamples(examples, name, records)).toEqual([]);
    expect(records.version).toBe(runsOn);
  });

  it.each(documentedVersions)('are all shown in $name', ({ name }) => {
    const own = examples.filter((example) => isOf(name, example));
    const shown = [...new Set(own.map(({ page }) => page))].flatMap((page) =>
      [...pageHtml(readPage(siteDir, name, page)).matchAll(/aria-label="Example of ([^"]+)"/g)].map(
        ([, anchor]) => `${page}#${anchor}`,
      ),
    );
    expect(shown.sort()).toEqual(own.map(({ key }) => key).sort());
  });

  it('are there for every key class', () => {
    const anchors = new Set(examples.map(({ anchor }) => anchor));
    expect([...keyClasses(siteDir)].filter((name) => !anchors.has(name))).toEqual([]);
  });
});
