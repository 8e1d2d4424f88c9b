import { readFileSync } from 'node:fs';

/** How many tests of a step ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts of a report in JUnit's form, which Vitest, Playwright and pytest all write. A file that fails before any of its
 * tests counts as one failed test.
 *
 * @param file - the report
 * @throws Error when it can't be read, or holds no counts
 */
export function reportCounts(file: string): Counts {
  const suites = readFileSync(file, 'utf8').match(/<testsuite (?:"[^"]*"|[^">])*>/g) ?? [''];
  const count = (name: string) =>
    suites.reduce((sum, suite) => {
      const value = new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1];
      if (value === undefined) throw new Error(`${file} doesn't tell its ${name}.`);
      return sum + Number(value);
    }, 0);
  const failed = count('failures') + count('errors');
  const skipped = count('skipped');
  return { passed: count('tests') - failed - skipped, failed, skipped };
}
