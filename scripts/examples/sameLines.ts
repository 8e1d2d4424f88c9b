import { masked } from '../../plugins/examples/node/mask';

/** Lines that are told of a difference, at most. */
const mostTold = 12;

/**
 * What two runs of a program printed otherwise, in any order: the platform's log is written by a thread of its own, and
 * past Python's buffer.
 *
 * @param before - what the page shows
 * @param now - what the other run printed
 * @param date - day of both runs, as 2026-11-21
 * @returns the lines that only one printed, with a sign before each; none when they are the same
 */
export function otherLines(before: string, now: string, date: string): readonly string[] {
  const shown = counted(before, date);
  const printed = counted(now, date);
  const missing = [...shown].flatMap(([line, count]) =>
    repeat(`- ${line}`, count - (printed.get(line) ?? 0)),
  );
  const added = [...printed].flatMap(([line, count]) => repeat(`+ ${line}`, count - (shown.get(line) ?? 0)));
  return [...missing, ...added].slice(0, mostTold);
}

function counted(text: string, date: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const line of masked(text, date)
    .split('\n')
    .map((one) => one.trimEnd())) {
    if (line) lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  return lines;
}

const repeat = (line: string, count: number) => Array.from({ length: Math.max(0, count) }, () => line);
