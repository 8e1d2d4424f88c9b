import { describe, expect, it } from 'vitest';
import { entryExample } from '../../plugins/reference/node/examples/read';
import { entryPage } from './entries';
import { runForked } from './forked';

const page = (code: string) => entryPage('latest', entryExample('cache/Cache.py', code));

describe('a program that no fork ran to its end', () => {
  it('runs in a process of its own, and that run counts', async () => {
    // This Python lacks the platform, so that the forks' process ends before the first.
    const pages = [page('x = 1\ny = 2\nprint(x + y)\n'), page('x = 1\ny = 0\nprint(x / y)\n')];
    const [good, bad] = await runForked('python3', pages, '2026-11-22');
    expect(good?.records[0]).toMatchObject({ outcome: 'ran', output: '3' });
    expect(good?.failures).toEqual([]);
    expect(bad?.failures).toEqual([
      expect.stringMatching(/^platform\/entries\/cache\/Cache\.py:3: ZeroDivisionError: /),
    ]);
  });
});
