import type { Hit, TextPart } from '../../shared/types';

interface Levels {
  readonly [level: string]: { readonly value: string } | undefined;
}

/** A hit as the hosted service sends it. Highlighted values hold `<mark>` and, apart from it, escaped text. */
export interface HostedHit {
  readonly url: string;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly _snippetResult?: {
    readonly hierarchy?: Levels;
    readonly content?: { readonly value: string };
  };
}

/**
 * A hit of the hosted service as one of ours. The title is the deepest heading; what stands above it is the path.
 *
 * @param url - the hit's address on this site
 */
export function hitOf({ hierarchy, _snippetResult: snippets }: HostedHit, url: string): Hit {
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].filter((level) => hierarchy[level]);
  const last = levels.at(-1) ?? 'lvl0';
  return {
    url,
    path: levels.slice(0, -1).map((level) => hierarchy[level] ?? ''),
    above: [],
    title: markedParts(snippets?.hierarchy?.[last]?.value ?? hierarchy[last]),
    snippet: markedParts(snippets?.content?.value),
  };
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&amp;': '&',
};

/**
 * Highlighted text in its parts: `<mark>` and the five entities of HTML are read, all else is text as it stands.
 *
 * @param value - other than text has no parts
 */
export function markedParts(value: unknown): TextPart[] {
  if (typeof value !== 'string') return [];
  return value
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((part) => {
      const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      return { text: decoded(inner ?? part), marked: inner !== undefined };
    });
}

const decoded = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#0?39|amp);/g, (entity) => entities[entity] ?? entity);
