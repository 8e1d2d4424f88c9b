import type { RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { PagePlace } from '../../pages/pagePlace';
import { comparison } from './comparison';
import { configTable } from './configTable';
import { contextOf } from './context';
import { formGroups } from './explorer';
import { explorerFile } from './explorerFile';
import { explorerForm } from './form';
import { parts } from './parts';
import { readVenue, readVenues } from './read';

type Place = Pick<PagePlace, 'version' | 'page'>;

/** Node for the explorer's form, which only HTML can show. */
export const formType = 'venueForm';

/** What each directive needs, and what it makes of it. */
const directives: Readonly<
  Record<
    string,
    {
      readonly needs?: string;
      readonly nodes: (siteDir: string, place: Place, value: string) => RootContent[];
    }
  >
> = {
  venue: {
    needs: 'part',
    nodes: (siteDir, { version, page }, part) => {
      const [, slug] = /^integrations\/([^/]+)$/.exec(page) ?? [];
      if (!slug) throw new Error(`'::venue' belongs on a page of integrations/`);
      const show = Object.hasOwn(parts, part) ? parts[part] : undefined;
      if (!show)
        throw new Error(`'${part}' is no part of an integration; known: ${Object.keys(parts).join(', ')}`);
      return show(contextOf(siteDir, version, readVenue(siteDir, version, slug)));
    },
  },
  venues: {
    needs: 'show',
    nodes: (siteDir, { version }, show) => comparison(siteDir, version, readVenues(siteDir, version), show),
  },
  config: {
    needs: 'class',
    nodes: (siteDir, { version }, name) => configTable(siteDir, version, name),
  },
  'venue-explorer': {
    nodes: (siteDir, { version }) => {
      const venues = readVenues(siteDir, version);
      const form = explorerForm(formGroups(venues), explorerFile(siteDir, version).address, venues.length);
      const data = { hName: form.tagName, hProperties: form.properties, hChildren: form.children };
      // mdast has no name for it; the HTML tree takes the element from `data`.
      return [{ type: formType, data } as unknown as RootContent];
    },
  },
};

/** Directives that this room reads. */
export const venueDirectives: readonly string[] = Object.keys(directives);

/**
 * What stands in the place of `::venue{part="order-types"}`, `::venues{show="glance"}`, `::venue-explorer` and
 * `::config{class="BinanceDataClientConfig"}`.
 *
 * @param place - the page; its name says which integration is meant
 * @returns undefined for other nodes
 * @throws Error for an unknown part, class or attribute, and of the facts
 */
export function venueNodes(
  siteDir: string,
  place: Place,
  { name, attributes }: Pick<LeafDirective, 'name' | 'attributes'>,
): RootContent[] | undefined {
  const directive = Object.hasOwn(directives, name) ? directives[name] : undefined;
  if (!directive) return undefined;
  const { [directive.needs ?? '']: value, ...others } = attributes ?? {};
  if (directive.needs && !value) throw new Error(`'::${name}' needs ${directive.needs}="…"`);
  const [other] = Object.keys(others);
  if (other) throw new Error(`'::${name}' takes ${directive.needs ?? 'nothing'} alone, not '${other}'`);
  return directive.nodes(siteDir, place, value ?? '');
}
