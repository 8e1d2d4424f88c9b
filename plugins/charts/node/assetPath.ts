import { createHash } from 'node:crypto';

/**
 * Where a chart's file stands in the built site: named for its content, since hosts let what is in `assets/` be kept
 * for ever.
 */
export function assetPath(content: Uint8Array | string, extension: 'csv' | 'json'): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return `assets/charts/${hash}.${extension}`;
}
