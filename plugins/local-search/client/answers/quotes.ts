import type { Unit } from './units';

/** Neighbouring sentences of a section that make a quote. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

const mostUnits = 3;
const longestQuote = 420;
const shortSentence = 70;

// What begins so points at the sentence before it.
const pointsBack =
  /^(?:It|Its|This|These|They|Their|That|Those|Both|Then|Otherwise|Such|Each|Either|Neither|Another|So|But|And|Also)\b/;

/**
 * Adds to a sentence what it needs to be understood: what it points back to, what it introduces, and a neighbour that
 * speaks to the question as well.
 *
 * @param units - of one section
 * @param at - the sentence's place
 * @param speaks - whether a unit speaks to the question nearly as well
 */
export function growQuote(units: readonly Unit[], at: number, speaks: (unit: Unit) => boolean): Stretch {
  let [first, last] = [at, at];
  const fits = (from: number, to: number) =>
    to - from < mostUnits && lengthOf(units, from, to) <= longestQuote && isSameKind(units, from, to);
  const wants = (from: number, to: number): boolean => fits(from, to) && from >= 0 && to < units.length;

  while (
    pointsBack.test(units[first]?.text ?? '') &&
    isSameLine(units, first - 1, first) &&
    wants(first - 1, last)
  )
    first -= 1;
  if (introduces(units[at - 1]) && wants(at - 1, last)) first = at - 1;
  while (introduces(units[last]) && wants(first, last + 1)) last += 1;
  while (wants(first, last + 1) && goesOn(units, last, speaks)) last += 1;
  while (wants(first - 1, last) && isSameLine(units, first - 1, first) && says(units[first - 1], speaks))
    first -= 1;
  return { first, last };
}

/**
 * Where code may stand between the lines of a quote: what a line introduces is a list, a table or code, of which a
 * section's text holds no code.
 *
 * @param units - the quote's, of a section with code
 * @returns offsets in the quote, of the line feeds there
 */
export function gapsIn(units: readonly Unit[]): number[] {
  const from = units[0]?.start ?? 0;
  return units.flatMap((unit, at) => {
    const next = units[at + 1];
    const isGap = next && introduces(unit) && next.line !== unit.line && !next.isRow;
    return isGap ? [unit.end - from] : [];
  });
}

function goesOn(units: readonly Unit[], last: number, speaks: (unit: Unit) => boolean): boolean {
  const next = units[last + 1];
  if (!next || !isSameLine(units, last, last + 1)) return false;
  return pointsBack.test(next.text) || lengthOf(units, last, last) < shortSentence || speaks(next);
}

function says(unit: Unit | undefined, speaks: (unit: Unit) => boolean): boolean {
  return unit !== undefined && speaks(unit);
}

function introduces(unit: Unit | undefined): boolean {
  return unit?.text.endsWith(':') ?? false;
}

function isSameLine(units: readonly Unit[], one: number, other: number): boolean {
  const line = units[one]?.line;
  return line !== undefined && line === units[other]?.line;
}

/** A table's rows aren't joined with the prose around the table. */
function isSameKind(units: readonly Unit[], from: number, to: number): boolean {
  return units[from]?.isRow === units[to]?.isRow || introduces(units[from]);
}

function lengthOf(units: readonly Unit[], from: number, to: number): number {
  return (units[to]?.end ?? 0) - (units[from]?.start ?? 0);
}
