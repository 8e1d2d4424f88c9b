import { readSettings } from '../../../config/settings';

/** What a push needs of its surroundings. */
interface Credentials {
  readonly appId: string;
  readonly indexName: string;
  /** The secret key that may write. No page and no configuration of the site reads it. */
  readonly writeKey: string;
  /** Origin of the deployed site, without a trailing slash. */
  readonly siteUrl: string;
}

const needed = ['SITE_URL', 'ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_WRITE_KEY'] as const;

/**
 * Reads what a push needs from environment variables.
 *
 * @param env - the variables; empty strings count as absent, as in a copied `.env.example`
 * @throws Error that names what is missing, a malformed value, or a write key that readers would get
 */
export function readCredentials(env: Readonly<Record<string, string | undefined>>): Credentials {
  const value = (name: string) => env[name]?.trim() ?? '';
  const missing = needed.filter((name) => !value(name));
  if (missing.length > 0) {
    throw new Error(
      `The hosted index can't be written to: ${missing.join(', ')} missing. Set all of ${needed.join(', ')}, ` +
        'or try it with --dry-run, which needs none.',
    );
  }
  const [appId, indexName, writeKey] = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_WRITE_KEY'].map(
    value,
  ) as [string, string, string];
  // It becomes part of a host's name.
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(`ALGOLIA_APP_ID is not an application id: '${appId}'. It has letters and digits only.`);
  }
  if (writeKey === value('ALGOLIA_SEARCH_KEY')) {
    throw new Error(
      'ALGOLIA_WRITE_KEY and ALGOLIA_SEARCH_KEY are the same, and the site shows the latter to every reader. ' +
        'Make a key that can only search for ALGOLIA_SEARCH_KEY, and revoke this one if it was ever deployed.',
    );
  }
  return { appId, indexName, writeKey, siteUrl: originOf(env) };
}

/**
 * The origin that records lead to, by itself: a dry run has no credentials.
 *
 * @throws Error on a malformed address
 */
export function originOf({ SITE_URL }: Readonly<Record<string, string | undefined>>): string {
  return readSettings({ SITE_URL }).siteUrl;
}
