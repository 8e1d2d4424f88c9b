import { parseArgs } from 'node:util';
import type { Step } from './steps';

/**
 * The steps that `--only` names; all without it.
 *
 * @param steps - all steps
 * @param args - command line: `--only unit,lint`; `types` stands for both type checks
 * @throws Error for an unknown option or step, with the names that exist
 */
export function chosenSteps(steps: readonly Step[], args: readonly string[]): readonly Step[] {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });
  if (values.only === undefined) return steps;
  const names = values.only.split(',').map((name) => name.trim());
  const matches = (step: Step, name: string) => step.name === name || step.name.startsWith(`${name}:`);
  const unknown = names.filter((name) => !steps.some((step) => matches(step, name)));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new Error(
      `--only: no step named ${unknown.map((name) => `'${name}'`).join(', ')}. There are ${known}.`,
    );
  }
  return steps.filter((step) => names.some((name) => matches(step, name)));
}
