import { createHash } from 'node:crypto';
import { basePath } from '../../../config/site';
import { exploredVenues } from './explorer';
import { readVenues } from './read';

/** A file that the explorer's script fetches. */
export interface ExplorerFile {
  /** Below the site's base path; its name changes with its content. */
  readonly path: string;
  readonly address: string;
  readonly text: string;
}

/** What the explorer asks of a version's integrations. @throws Error of the facts */
export function explorerFile(siteDir: string, version: string): ExplorerFile {
  const text = JSON.stringify(exploredVenues(readVenues(siteDir, version)));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `assets/venues/${version}-${hash}.json`;
  return { path, address: basePath + path, text };
}
