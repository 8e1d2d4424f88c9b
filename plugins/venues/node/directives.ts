import type { RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { PagePlace } from '../../pages/pagePlace';
import { configTable } from './configTable';
import { contextOf } from './context';
import { parts } from './parts';
import { readVenue } from './read';

/** Directives that this room reads. */
export const venueDirectives: readonly string[] = ['venue', 'config'];

/**
 * What stands in the place of `::venue{part="order-types"}` and `::config{class="BinanceDataClientConfig"}`.
 *
 * @param place - the page; its name says which integration is meant
 * @returns undefined for other nodes
 * @throws Error for an unknown part, class or attribute, and of the facts
 */
export function venueNodes(
  siteDir: string,
  place: Pick<PagePlace, 'version' | 'page'>,
  { name, attributes }: Pick<LeafDirective, 'name' | 'attributes'>,
): RootContent[] | undefined {
  if (!venueDirectives.includes(name)) return undefined;
  if (name === 'config') return configTable(siteDir, place.version, only(name, attributes, 'class'));
  const part = only(name, attributes, 'part');
  const [, slug] = /^integrations\/([^/]+)$/.exec(place.page) ?? [];
  if (!slug) throw new Error(`'::venue' belongs on a page of integrations/`);
  const show = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (!show)
    throw new Error(`'${part}' is no part of an integration; known: ${Object.keys(parts).join(', ')}`);
  return show(contextOf(siteDir, place.version, readVenue(siteDir, place.version, slug)));
}

function only(directive: string, attributes: LeafDirective['attributes'], name: string): string {
  const { [name]: value, ...others } = attributes ?? {};
  if (!value) throw new Error(`'::${directive}' needs ${name}="…"`);
  const [other] = Object.keys(others);
  if (other) throw new Error(`'::${directive}' takes ${name} alone, not '${other}'`);
  return value;
}
