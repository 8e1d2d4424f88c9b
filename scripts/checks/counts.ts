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

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
