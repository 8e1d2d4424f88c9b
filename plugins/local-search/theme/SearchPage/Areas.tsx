import type { ReactNode } from 'react';
import { type Area, areaLabels, areas, inArea, readArea } from '../../shared/areas';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly counts: Readonly<Record<Area, number>>;
  readonly onQueryChange: (query: string) => void;
}

/** Narrows a query to a part of the site, with how much is found in each; the query's own word says which it is. */
export default function Areas({ query, counts, onQueryChange }: Props): ReactNode {
  const { area: chosen } = readArea(query);
  const all = areas.reduce((sum, area) => sum + counts[area], 0);
  return (
    <div role="group" aria-label="Where to search" className={styles.areas}>
      {[undefined, ...areas].map((area) => (
        <button
          key={area ?? 'all'}
          type="button"
          aria-pressed={area === chosen}
          onClick={() => onQueryChange(inArea(query, area))}
        >
          {area ? areaLabels[area] : 'All'} <span>{area ? counts[area] : all}</span>
        </button>
      ))}
    </div>
  );
}
