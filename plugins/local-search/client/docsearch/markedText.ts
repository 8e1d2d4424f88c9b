import { createElement, type ReactNode } from 'react';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&amp;': '&',
};

/**
 * Text with marks, as React nodes: `<mark>` and the five entities of HTML are read, all else shows as it stands.
 *
 * @param value - a highlighted value of a search hit; other than text shows nothing
 */
export function markedText(value: unknown): ReactNode[] {
  if (typeof value !== 'string') return [];
  return value.split(/(<mark>.*?<\/mark>)/s).map((part, index) => {
    const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
    return inner === undefined ? decoded(part) : createElement('mark', { key: index }, decoded(inner));
  });
}

const decoded = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#0?39|amp);/g, (entity) => entities[entity] ?? entity);
