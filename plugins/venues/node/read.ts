import { readChecked, readSchema } from '../../facts/readChecked';
import { capabilities, type Cells, type Venue } from '../shared/types';

const schemaFile = 'facts/venues.schema.json';

/** Name of a version's file, from the site's folder. */
const venuesFile = (version: string) => `facts/${version}/venues.json`;

const read = new Map<string, readonly Venue[]>();

/**
 * The integrations of a version, in the order of their names, read once a process.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @throws Error that names the file and what in it is wrong: not as the schema says, two integrations of one page, a
 *   capability of a product that the integration hasn't
 */
export function readVenues(siteDir: string, version: string): readonly Venue[] {
  const key = `${siteDir}\n${version}`;
  const known = read.get(key);
  if (known) return known;
  const file = venuesFile(version);
  const facts = readChecked(siteDir, file, readSchema(siteDir, schemaFile)) as { venues: Venue[] };
  const wrong = mistakesIn(facts.venues);
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.join('; ')}`);
  const sorted = facts.venues.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  read.set(key, sorted);
  return sorted;
}

/**
 * The integration that a page is about.
 *
 * @param slug - last part of the page's path, such as `binance`
 * @throws Error of {@link readVenues}, and when no integration has such a page
 */
export function readVenue(siteDir: string, version: string, slug: string): Venue {
  const venues = readVenues(siteDir, version);
  const venue = venues.find((one) => one.slug === slug);
  if (venue) return venue;
  const slugs = venues.map((one) => one.slug).sort();
  throw new Error(`${venuesFile(version)} knows no page '${slug}'; it knows ${slugs.join(', ')}`);
}

function mistakesIn(venues: readonly Venue[]): string[] {
  const twice = venues.filter(({ slug }, index) => venues.findIndex((one) => one.slug === slug) < index);
  return [
    ...twice.map(({ id, slug }) => `${id} is the second integration of the page '${slug}'`),
    ...venues.flatMap((venue) => {
      const ids = venue.products.map(({ id }) => id);
      return capabilities.flatMap((table) => unknownProducts(venue[table], ids, `${venue.id}.${table}`));
    }),
  ];
}

function unknownProducts(cells: Cells, known: readonly string[], place: string): string[] {
  return Object.entries(cells).flatMap(([name, { products }]) =>
    (products ?? [])
      .filter((id) => !known.includes(id))
      .map((id) => `${place}.${name} names the product ${id}, which the integration hasn't`),
  );
}
