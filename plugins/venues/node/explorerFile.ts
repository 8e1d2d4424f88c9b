import { createHash } from 'node:crypto';
import { basePath } from '../../../config/site';
import type { NodesBySlug } from '../shared/nodes';
import { exploredVenues } from './explorer';
import { nodePrograms } from './nodes/nodePrograms';
import { readVenues } from './read';

/** A file that the explorer's script fetches. */
interface ExplorerFile {
  /** Below the site's base path; its name changes with its content. */
  readonly path: string;
  readonly address: string;
  readonly text: string;
}

/** What the explorer asks of a version's integrations. @throws Error of the facts */
export function explorerFile(siteDir: string, version: string): ExplorerFile {
  return madeOnce(siteDir, version, () => exploredVenues(readVenues(siteDir, version)));
}

/** The node programs of a version's integrations; fetched when a reader wants one. @throws Error of the facts */
export function nodesFile(siteDir: string, version: string): ExplorerFile {
  return madeOnce(siteDir, `${version}-nodes`, (): NodesBySlug => {
    const slugs = new Map(readVenues(siteDir, version).map(({ id, slug }) => [id, slug]));
    return Object.fromEntries(
      nodePrograms(siteDir, version).map((nodes) => [slugs.get(nodes.venue) ?? nodes.venue, nodes]),
    );
  });
}

const files = new Map<string, ExplorerFile>();

/** Once a process: checks, page, copy and the site's files all ask for them, and a version has a hundred programs. */
function madeOnce(siteDir: string, name: string, content: () => unknown): ExplorerFile {
  const key = `${siteDir}\n${name}`;
  const known = files.get(key);
  if (known) return known;
  const text = JSON.stringify(content());
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `assets/venues/${name}-${hash}.json`;
  const file = { path, address: basePath + path, text };
  files.set(key, file);
  return file;
}
