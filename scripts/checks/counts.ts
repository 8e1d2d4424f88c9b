import { readFileSync } from 'node:fs';

/** How many tests of a step ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/**
 * Counts of Vitest's JSON report. A file that fails before any of its tests counts as one failed test.
 *
 * @param file - the report
 * @throws Error when it can't be read
 */
export function vitestCounts(file: string): Counts {
  const report = readJson(file) as VitestReport;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  };
}

/**
 * Counts of Playwright's JSON report.
 *
 * @param file - the report
 * @throws Error when it can't be read
 */
export function playwrightCounts(file: string): Counts {
  const { expected, unexpected, flaky, skipped } = (readJson(file) as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/**
 * Counts of pytest's report in JUnit's form.
 *
 * @param file - the report
 * @throws Error when it can't be read, or holds no counts
 */
export function pytestCounts(file: string): Counts {
  const report = readFileSync(file, 'utf8');
  const count = (name: string) => {
    const value = new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`).exec(report)?.[1];
    if (value === undefined) throw new Error(`${file} doesn't tell its ${name}.`);
    return Number(value);
  };
  const failed = count('failures') + count('errors');
  const skipped = count('skipped');
  return { passed: count('tests') - failed - skipped, failed, skipped };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
