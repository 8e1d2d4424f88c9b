import { entryKinds } from '../shared/entries';

const bySection: Readonly<Record<string, string>> = {
  getting_started: 'guide',
  concepts: 'guide',
  tutorials: 'tutorial',
  integrations: 'venue',
  developer_guide: 'developer',
  api_reference: 'API',
};

/**
 * What a hit is about, for its chip. Hits of the hosted service don't say, but their address does.
 *
 * @param hit - a hit of either search
 */
export function kindOf(hit: { readonly url: string; readonly kind?: unknown }): string | undefined {
  if (typeof hit.kind === 'string') return hit.kind;
  const section = /^\/docs\/[^/]+\/([^/#?]+)/.exec(hit.url)?.[1];
  return section && bySection[section];
}

/** Whether a hit's title is a name of the API, by the kind that {@link kindOf} tells. */
export function isEntryKind(kind: string | undefined): boolean {
  return (entryKinds as readonly (string | undefined)[]).includes(kind);
}
