import type { Counts } from './counts';
import type { Outcome } from './run';
import type { Step } from './steps';
import { reasonOf } from '../../plugins/reasonOf';

/** Where the lines go, and what time it is; injected for the tests. */
interface Surroundings {
  readonly print: (line: string) => void;
  /** Shows what is going on until the next line, where that is possible. */
  readonly announce: (line: string) => void;
  readonly now: () => number;
}

/**
 * Runs steps one after another and prints a line for each with its time; the last line counts all.
 *
 * @param steps - in order
 * @param surroundings - output and clock
 * @returns counts over all steps; `failed` is 0 only when every step ended well
 */
export async function runSteps(
  steps: readonly Step[],
  { print, announce, now }: Surroundings,
): Promise<Counts> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failedSteps = new Set<string>();
  for (const step of steps) {
    if (step.needs && failedSteps.has(step.needs)) {
      print(`- ${step.name} left out: ${step.needs} failed`);
      failedSteps.add(step.name);
      continue;
    }
    announce(`… ${step.name}`);
    const start = now();
    const { outcome, counts } = await attempt(step);
    const time = `${((now() - start) / 1000).toFixed(1)} s`;
    if (counts.failed > 0) {
      failedSteps.add(step.name);
      print(`✗ ${step.name} ${time}${details(step, counts)}`);
      print(outcome.output.trimEnd().replace(/^/gm, '  '));
    } else {
      print(`✓ ${step.name} ${time}${details(step, counts)}`);
    }
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  print(`${total.passed} passed, ${total.failed} failed`);
  return total;
}

async function attempt(step: Step): Promise<{ outcome: Outcome; counts: Counts }> {
  let outcome: Outcome;
  try {
    outcome = await step.run();
  } catch (error) {
    outcome = { ok: false, output: reasonOf(error) };
  }
  const single = { passed: outcome.ok ? 1 : 0, failed: outcome.ok ? 0 : 1, skipped: 0 };
  if (!step.counts) return { outcome, counts: single };
  try {
    const counts = step.counts();
    // What ends badly with no failed test (nothing found, a server that doesn't start) has failed all the same.
    return { outcome, counts: !outcome.ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts };
  } catch (error) {
    const reason = reasonOf(error);
    const output = `${outcome.output}\nThe step left no report to count: ${reason}`;
    return { outcome: { ok: false, output }, counts: { passed: 0, failed: 1, skipped: 0 } };
  }
}

function details(step: Step, { passed, failed, skipped }: Counts): string {
  if (!step.counts) return '';
  return `: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
