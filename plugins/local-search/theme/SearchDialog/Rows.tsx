import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { firstHits, type HitGroup } from '../../client/groupHits';
import { plainText } from '../../client/shortened';
import type { Hit } from '../../shared/types';
import HitRow from './HitRow';
import { askRow } from './useChoice';
import styles from './rows.module.css';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly groups: readonly HitGroup[];
  /** Whether the groups belong to the text; else they only keep their place, and nothing can be done with them. */
  readonly isCurrent: boolean;
  readonly active: number | undefined;
  readonly onChoose: (row: number) => void;
  readonly onAsk: () => void;
  readonly onOpen: (hit: Hit) => void;
}

/** As many as are read at once: three more would come 20 ms later on a slow phone, and they with them. */
const atOnce = 5;

/** The id of a row, for the field to point to. */
export function rowId(list: string, row: number): string {
  return `${list}-${row}`;
}

/** What the field chooses from: a row that asks, and the hits under their pages. */
export default function Rows({ id, text, groups, isCurrent, active, ...on }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const shown = useInTwoSteps(groups);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    // The first hit brings the row that asks along.
    if (active !== undefined && active <= 1) list.current?.scrollTo({ top: 0 });
  }, [active, isCurrent]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className={styles.rows}>
      {/* The keys are the field's: a row of a combobox has no focus. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        id={rowId(id, askRow)}
        role="option"
        aria-selected={active === askRow}
        className={clsx(styles.row, styles.ask)}
        onMouseMove={() => active !== askRow && on.onChoose(askRow)}
        onClick={on.onAsk}
      >
        <span>
          Ask: <b>“{plainText(text).trim()}”</b>
        </span>
        <kbd aria-hidden="true">{active === askRow ? '↵' : 'Tab'}</kbd>
      </div>
      {isCurrent || <p className={styles.searching}>Searching …</p>}
      <div
        className={clsx(isCurrent || styles.outdated)}
        inert={!isCurrent}
        aria-hidden={!isCurrent || undefined}
      >
        {shown.map(({ path, hits }) => (
          <div key={path} role="group" aria-label={path}>
            <div className={styles.path}>{path}</div>
            {hits.map((grouped) => (
              <HitRow
                key={grouped.at}
                {...grouped}
                id={rowId(id, grouped.at + 1)}
                isActive={isCurrent && active === grouped.at + 1}
                onChoose={() => on.onChoose(grouped.at + 1)}
                onOpen={on.onOpen}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What can be seen first: on a slow phone all rows take a tenth of a second. */
function useInTwoSteps(groups: readonly HitGroup[]): readonly HitGroup[] {
  const later = useDeferredValue(groups);
  const first = useMemo(() => firstHits(groups, atOnce), [groups]);
  return later === groups ? groups : first;
}
