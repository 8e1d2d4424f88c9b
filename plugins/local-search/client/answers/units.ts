/** A stretch of a section's text: a sentence, a list item or a table row. */
export interface Unit {
  readonly text: string;
  /** Offsets in the section's text. */
  readonly start: number;
  readonly end: number;
  /** Which line it stands in. */
  readonly line: number;
  readonly isRow: boolean;
}

/** Between the cells of a table's row; build/sections.ts puts it there. */
const cellBreak = ' · ';

// A full stop inside `e.g. this` ends nothing.
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs|approx|cf|no))[.!?]["”’)]*\s+(?=\S)/g;

/**
 * Cuts a section's text where its sentences end. Table rows stay whole, their header is left out.
 *
 * @param text - of a record: blocks separated by a line feed
 */
export function cutUnits(text: string): Unit[] {
  const units: Unit[] = [];
  const lines = text.split('\n');
  let start = 0;
  lines.forEach((line, at) => {
    const isRow = line.includes(cellBreak);
    const isHeader =
      isRow && !lines[at - 1]?.includes(cellBreak) && (lines[at + 1]?.includes(cellBreak) ?? false);
    const ends = isRow ? [line.length] : [...sentenceEnds(line), line.length];
    let from = 0;
    for (const end of ends) {
      const piece = line.slice(from, end);
      const lead = piece.length - piece.trimStart().length;
      const unit = { text: piece.trim(), start: start + from + lead, line: at, isRow };
      if (unit.text !== '' && !isHeader) units.push({ ...unit, end: unit.start + unit.text.length });
      from = end;
    }
    start += line.length + 1;
  });
  return units;
}

function sentenceEnds(line: string): number[] {
  return [...line.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
}
