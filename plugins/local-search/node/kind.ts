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
