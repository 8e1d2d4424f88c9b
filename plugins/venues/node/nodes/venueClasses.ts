import { readJson } from '../../../facts/readChecked';

/** What the programs take from a venue's record in `venues.json`. */
export interface VenueClasses {
  readonly id: string;
  readonly name: string;
  /** Extra of the package that the adapter needs. */
  readonly extra?: string;
  /** The client id that an adapter has by default, and so the key of its clients. */
  readonly clientId: string;
  /** Public classes, by role: `DATA_CLIENT_CONFIG`. A role may have more than one. */
  readonly classes: readonly {
    readonly role: string;
    readonly name: string;
    readonly module: string | null;
  }[];
  /** Names of the environment variables that the adapter reads. */
  readonly variables: ReadonlySet<string>;
}

interface VenueRecord {
  readonly id: string;
  readonly name: string;
  readonly install: { readonly extra: string | null };
  readonly client_id: { readonly value: string };
  readonly classes: VenueClasses['classes'];
  readonly environments: readonly { readonly credentials: readonly { readonly env_var: string }[] }[];
}

/**
 * Reads what programs need of a version's venues.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @returns by the venue's id, in the file's order
 * @throws Error when the file can't be read
 */
export function readVenueClasses(siteDir: string, version: string): ReadonlyMap<string, VenueClasses> {
  const { venues } = readJson(siteDir, `facts/${version}/venues.json`) as { venues: readonly VenueRecord[] };
  return new Map(
    venues.map(({ id, name, install, client_id: client, classes, environments }) => [
      id,
      {
        id,
        name,
        ...(install.extra ? { extra: install.extra } : {}),
        clientId: client.value,
        classes,
        variables: new Set(
          environments.flatMap(({ credentials }) => credentials.map(({ env_var: variable }) => variable)),
        ),
      },
    ]),
  );
}

/**
 * The one class of a role.
 *
 * @throws Error that names the venue when there is none, or no module to import it from
 */
export function classOf(venue: VenueClasses, role: string): string {
  const found = venue.classes.find((each) => each.role === role && each.module !== null);
  if (!found) throw new Error(`venues.json: ${venue.id} has no class for ${role} that can be imported`);
  return found.name;
}
