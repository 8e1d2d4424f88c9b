import { describe, expect, it } from 'vitest';
import { nightly, testSite } from '../testSite';
import { excused, idleLine, readExcuses } from './excuses';
import { type FindingKind, findingsIn } from './findings';
import { reviewForRelease } from './review';
import { signsOf } from './signs';

const developed = { ...nightly, platform: '1.234.0', sourceRef: 'abcdef0123456789', day: '2031-02-03' };
const site = testSite();
const kinds = (text: string): FindingKind[] => {
  site.put('docs/a.md', text);
  return [...new Set(findingsIn(site.folder, 'docs/a.md', signsOf(developed)).map(({ kind }) => kind))];
};

describe('what may not hold for a release', () => {
  it.each<[string, FindingKind[]]>([
    [':::known[Known in nightly]', ['nightly']],
    [':::known[Known in 1.233.0, still so in nightly]', ['version', 'nightly']],
    ['How to build nightly from source', ['nightly']],
    ['```python skip="release 1.234.0 fills it, the documented\ncommit doesn\'t"', ['version', 'commit']],
    ['At this\ncommit it raises.', ['commit']],
    ['git checkout abcdef0', ['commit']],
    ['git checkout abcdef012345', ['commit']],
    ['As of 3 February 2031 it is', ['day']],
    ['With 1.235.0 in the making', ['version', 'development']],
    ['The build 1.234.0a20310203', ['version', 'day']],
  ])('is found: %s', (text, expected) => {
    expect(kinds(text).sort()).toEqual([...expected].sort());
  });

  it.each([
    'pip install nautilus_trader==1.234.0',
    'A bid of 1.23456 and a price of 1.10000',
    'Data of 15 March 2024, commit messages, the overnightly rate',
    'The committed orders',
  ])('is not: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it.each(['facts/descriptions/a.json', 'facts/parameters.json', 'facts/remedies/a/b.json'])(
    'is found in %s, too',
    (file) => {
      site.put(file, '{\n  "a": "Nightly differs."\n}\n');
      const { open } = reviewForRelease(site.folder, developed);
      expect(open.map((one) => `${one.file}:${one.line}`)).toContain(`${file}:2`);
    },
  );

  it('is not the key of a description', () => {
    site.put('facts/descriptions/a.json', '{\n  "nightly": "Faster."\n}\n');
    expect(findingsIn(site.folder, 'facts/descriptions/a.json', signsOf(developed))).toEqual([]);
  });
});

describe('excuses', () => {
  const excuse = { file: 'docs/a.md', text: 'image:nightly', reason: 'A tag.' };

  it('cover what stands inside their words, in their file, and tell when they cover nothing', () => {
    site.put('docs/a.md', 'Take image:nightly, or what nightly has.\n');
    const findings = findingsIn(site.folder, 'docs/a.md', signsOf(developed));
    expect(excused(findings, [excuse]).open).toHaveLength(1);
    const other = { ...excuse, file: 'docs/b.md' };
    expect(excused(findings, [other])).toEqual({ open: findings, idle: [other] });
    expect(idleLine(other)).toMatch(/'image:nightly' in docs\/b\.md excuses nothing any more/);
  });

  it.each(['{}', '[{"file": "a", "text": "b"}]', '[null]'])('must be whole: %s', (text) => {
    site.put('config/release-excuses.json', text);
    expect(() => readExcuses(site.folder)).toThrow(/config\/release-excuses\.json/);
  });

  it('of this site all excuse something', () => {
    expect(reviewForRelease('.', nightly).idle).toEqual([]);
  });
});
