import { entryKinds } from '../shared/entries';
import type { RecordKind } from '../shared/types';

const kindOfSection: Readonly<Record<string, RecordKind>> = {
  getting_started: 'guide',
  concepts: 'guide',
  tutorials: 'tutorial',
  integrations: 'venue',
  developer_guide: 'developer',
  api_reference: 'module',
};

/**
 * What a page is about, from its place.
 *
 * @param pagePath - below the version, without slashes at its ends: `concepts/orders`; empty for the version's home
 */
export function kindOfPage(pagePath: string): RecordKind {
  return kindOfSection[pagePath.split('/')[0] ?? ''] ?? 'guide';
}

/**
 * What an entry says of itself.
 *
 * @param value - its `data-kind`; undefined where it has none
 * @throws Error on a kind that search doesn't know
 */
export function readKind(value: string | undefined): RecordKind | undefined {
  if (value === undefined) return undefined;
  const kind = entryKinds.find((known) => known === value);
  if (!kind) throw new Error(`data-kind="${value}" is unknown. Use one of: ${entryKinds.join(', ')}.`);
  return kind;
}
