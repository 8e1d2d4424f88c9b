import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wholeRecords } from './built';
import { builtIndex, builtRecord } from './fakeBuild';

describe('wholeRecords', () => {
  it('has all that the parts of an index tell, of both versions', () => {
    const records = wholeRecords(builtIndex(['latest', 'nightly']));
    expect([...records.keys()]).toEqual(['latest', 'nightly']);
    expect(records.get('latest')).toEqual([builtRecord('latest')]);
  });

  it.each([
    ['no build', () => join(tmpdir(), 'no-such-build'), 'ENOENT'],
    ['a build of one version', () => builtIndex(['latest']), 'it has none of nightly'],
    ['a build of another format', () => builtIndex(['latest', 'nightly'], 1), 'it has format 1'],
  ])('says what to run where there is %s', (_, folder, reason) => {
    const read = () => wholeRecords(folder());
    expect(read).toThrow(reason);
    expect(read).toThrow("Run 'npm run build' first.");
  });
});
