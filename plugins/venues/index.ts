import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedVersions } from '../../config/versions';
import { siteFiles } from '../siteFiles';
import { explorerFile, nodesFile } from './node/explorerFile';
import { readVenues } from './node/read';

/** Integrations from facts: the tables on their pages, and the explorer that asks them. */
export default function venuesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'venues',

    loadContent() {
      // Facts that are wrong stop here, with their place, before any page asks for them.
      for (const { name } of documentedVersions) readVenues(siteDir, name);
      return Promise.resolve(undefined);
    },

    getClientModules: () =>
      ['index.ts', 'venues.css'].map((file) => join(siteDir, 'plugins/venues/client', file)),

    ...siteFiles('venues', baseUrl, /^assets\/venues\//, () => explorerFiles(siteDir)),
  };
}

function explorerFiles(siteDir: string): Map<string, string> {
  const files = documentedVersions.flatMap(({ name }) => [
    explorerFile(siteDir, name),
    nodesFile(siteDir, name),
  ]);
  return new Map(files.map(({ path, text }) => [path, text]));
}
