import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedVersions } from '../../config/versions';
import { readVenues } from './node/read';

export { remarkVenues } from './remark';

/** Integrations from facts: the tables on their pages. */
export default function venuesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'venues',

    loadContent() {
      // Facts that are wrong stop here, with their place, before any page asks for them.
      for (const { name } of documentedVersions) readVenues(siteDir, name);
      return Promise.resolve(undefined);
    },

    getClientModules: () => [join(siteDir, 'plugins/venues/client/venues.css')],
  };
}
