import type { Venue } from '../../shared/types';

/**
 * The class of a role that a program imports.
 *
 * @param role - as in `venues.json`, such as `DATA_CLIENT_CONFIG`
 * @throws Error that names the venue when there is none, or no module to import it from
 */
export function classOf(venue: Venue, role: string): string {
  const found = venue.classes.find((each) => each.role === role && each.module !== null);
  if (!found) throw new Error(`venues.json: ${venue.id} has no class for ${role} that can be imported`);
  return found.name;
}
