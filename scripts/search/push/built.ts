import { documentedVersions } from '../../../config/versions';
import type { SearchRecord } from '../../../plugins/local-search/shared/types';
import { builtRecords } from '../judged';
import { reasonOf } from '../../../plugins/reasonOf';

/**
 * The whole records of the last build, by version.
 *
 * @param built - folder of the build; the site's own if missing
 * @throws Error that says what to run where there is no build, an older one or half of one
 */
export function wholeRecords(built?: string): Map<string, readonly SearchRecord[]> {
  try {
    const versions = builtRecords(built);
    const missing = documentedVersions.filter(({ name }) => !versions.get(name)?.whole.length);
    if (missing.length > 0) throw new Error(`it has none of ${missing.map(({ name }) => name).join(', ')}`);
    return new Map([...versions].map(([version, { whole }]) => [version, whole]));
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(`The build's search index can't be read: ${reason}. Run 'npm run build' first.`, {
      cause: error,
    });
  }
}
