import { useState } from 'react';

/** The row that asks stands before all hits. */
export const askRow = 0;
/** The first hit's row. */
export const firstHit = 1;

/**
 * The row that Enter opens: the first hit until the reader chooses another, and the row that asks where there are none.
 *
 * @param text - which the rows belong to; another one begins anew
 * @param hits - how many are shown; undefined until they are there
 */
export function useChoice(text: string, hits: number | undefined) {
  const [chosen, setChosen] = useState<{ readonly text: string; readonly row: number }>();
  const own = chosen?.text === text ? chosen.row : undefined;
  const row = own ?? (hits === undefined ? undefined : hits > 0 ? firstHit : askRow);
  const choose = (next: number) => setChosen({ text, row: next });
  return {
    row,
    choose,
    /** Goes to a neighbour, and round at the ends. */
    move: (step: 1 | -1) => {
      if (hits === undefined || row === undefined) return;
      const rows = hits + 1;
      choose((row + step + rows) % rows);
    },
  };
}
