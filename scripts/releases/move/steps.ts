import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readTree, replaceTrees, type Tree } from '../trees';
import { reasonOf } from '../../../plugins/reasonOf';

/** A part of a move that is done as a whole or not at all. */
export interface Step {
  readonly name: string;
  /** Files and folders that it writes, below the site's folder. */
  readonly writes: readonly string[];
  /** Tells why it has nothing to do; then it isn't run. */
  readonly idle?: () => string | undefined;
  /** Does it. @throws Error with the reason when it can't */
  readonly run: () => void | Promise<void>;
}

/** What came of a step. */
interface StepResult {
  readonly name: string;
  readonly state: 'done' | 'idle' | 'failed';
  /** Why it was idle or failed. */
  readonly reason?: string;
}

/**
 * Runs steps in order. One that fails leaves its files as they were, and the next ones run all the same.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param print - takes a line at each step's end
 */
export async function runMove(
  siteDir: string,
  steps: readonly Step[],
  print: (line: string) => void,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await attempt(siteDir, step);
    results.push(result);
    print(lineOf(result));
  }
  return results;
}

async function attempt(siteDir: string, { name, writes, idle, run }: Step): Promise<StepResult> {
  const places = writes.map((path) => join(siteDir, path));
  const missing = places.filter((path) => !existsSync(path));
  const before = new Map<string, Tree>(
    places.filter((path) => existsSync(path)).map((path) => [path, readTree(path)]),
  );
  try {
    const reason = idle?.();
    if (reason) return { name, state: 'idle', reason };
    await run();
    return { name, state: 'done' };
  } catch (error) {
    replaceTrees(before);
    for (const path of missing) rmSync(path, { recursive: true, force: true });
    return { name, state: 'failed', reason: reasonOf(error) };
  }
}

function lineOf({ name, state, reason }: StepResult): string {
  if (state === 'done') return `✓ ${name}`;
  if (state === 'idle') return `- ${name}: ${reason ?? ''}`;
  return `✗ ${name}, its files are as they were: ${reason ?? ''}`;
}
