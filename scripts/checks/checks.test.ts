import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenSteps } from './chosen';
import { folderWith } from '../../plugins/testFolder';
import { reportCounts } from './counts';
import { runSteps } from './report';
import type { Step } from './steps';
import { buildWarnings } from './warnings';

const good = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  run: () => ({ ok: true, output: 'quiet' }),
  ...more,
});
const bad = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  run: () => ({ ok: false, output: 'line 1\nline 2\n' }),
  ...more,
});

async function lines(steps: readonly Step[]): Promise<string[]> {
  const printed: string[] = [];
  let time = 0;
  await runSteps(steps, {
    print: (line) => printed.push(line),
    announce: () => undefined,
    now: () => (time += 3100),
  });
  return printed;
}

describe('runSteps', () => {
  it('prints a line per step with its time and counts all in the last', async () => {
    const tests = good('unit', { counts: () => ({ passed: 41, failed: 0, skipped: 2 }) });
    expect(await lines([good('lint'), tests])).toEqual([
      '✓ lint 3.1 s',
      '✓ unit 3.1 s: 41 passed, 0 failed, 2 skipped',
      '42 passed, 0 failed',
    ]);
  });

  it('prints the output of a failing step and goes on', async () => {
    expect(await lines([bad('format'), good('lint')])).toEqual([
      '✗ format 3.1 s',
      '  line 1\n  line 2',
      '✓ lint 3.1 s',
      '1 passed, 1 failed',
    ]);
  });

  it('leaves out what needs a failed step', async () => {
    const printed = await lines([bad('build'), good('browser', { needs: 'build' })]);
    expect(printed.slice(-2)).toEqual(['- browser left out: build failed', '0 passed, 1 failed']);
  });

  it('counts a failure where no test failed, no report was left or the step threw', async () => {
    const none = bad('unit', { counts: () => ({ passed: 3, failed: 0, skipped: 0 }) });
    const missing = good('browser', { counts: () => reportCounts('/nowhere.xml') });
    const thrown = good('search', {
      run: () => {
        throw new Error('no browser');
      },
    });
    const printed = await lines([none, missing, thrown]);
    expect(printed.at(-1)).toBe('3 passed, 3 failed');
    expect(printed.join('\n')).toMatch(/left no report[\s\S]*no browser/);
  });
});

describe('chosenSteps', () => {
  const all = ['lint', 'types:node', 'types:browser', 'unit'].map((name) => good(name));
  const names = (args: string[]) => chosenSteps(all, args).map(({ name }) => name);

  it('takes all, or those named, in their order', () => {
    expect(names([])).toHaveLength(4);
    expect(names(['--only', 'unit,types'])).toEqual(['types:node', 'types:browser', 'unit']);
  });

  it('names the steps there are when one is unknown', () => {
    expect(() => names(['--only', 'units'])).toThrow(/no step named 'units'. There are lint, types:node/);
  });
});

describe('buildWarnings', () => {
  it('finds each with its lines, in colours too', () => {
    const log =
      '[INFO] start\n\u001b[33m[WARNING]\u001b[39m Broken link\n- on /docs/a\n[SUCCESS] done\n[WARNING] two\n';
    expect(buildWarnings(log)).toEqual(['[WARNING] Broken link\n- on /docs/a', '[WARNING] two']);
  });

  it('is content with a clean log', () => {
    expect(buildWarnings('[INFO] start\n[SUCCESS] done\n')).toEqual([]);
  });
});

describe('counts of a report', () => {
  const counts = (text: string) => reportCounts(join(folderWith({ 'report.xml': text }), 'report.xml'));

  it('are what passed, failed and was skipped', () => {
    expect(
      counts('<testsuites><testsuite name="pytest" errors="1" failures="2" skipped="3" tests="10">'),
    ).toEqual({ passed: 4, failed: 3, skipped: 3 });
  });

  it('are those of all files together', () => {
    const suite = (numbers: string) => `<testsuite name="a > b.test.ts" ${numbers} errors="0" skipped="0">`;
    const [good, broken] = [suite('tests="8" failures="1"'), suite('tests="1" failures="1"')];
    expect(counts(`<testsuites tests="9" failures="2" errors="0">${good}${broken}</testsuites>`)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 0,
    });
  });

  it('are not to be had of what is no report', () => {
    expect(() => counts('<html>')).toThrow(/doesn't tell its failures/);
  });
});
