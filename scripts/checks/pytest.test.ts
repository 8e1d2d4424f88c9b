import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pytestCounts } from './counts';

function report(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'pytest.xml');
  writeFileSync(file, text);
  return file;
}

describe('pytestCounts', () => {
  it('counts what passed, failed and was skipped', () => {
    const file = report(
      '<testsuites><testsuite name="pytest" errors="1" failures="2" skipped="3" tests="10">',
    );
    expect(pytestCounts(file)).toEqual({ passed: 4, failed: 3, skipped: 3 });
  });

  it('refuses what is no report', () => {
    expect(() => pytestCounts(report('<html>'))).toThrow(/doesn't tell its failures/);
  });
});
