import { replaceDirectives } from '../pages/leafDirectives';
import { venueNodes } from './node/directives';

/**
 * Writes tables of facts in the places of `::venue` and `::config`. It comes after the links to symbols: these tables
 * know which symbols they name.
 */
export const remarkVenues = replaceDirectives(venueNodes);
