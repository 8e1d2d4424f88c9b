import type { Algoliasearch } from 'algoliasearch';
import { wholeRecords } from './built';
import { originOf, readCredentials } from './credentials';
import { hostedRecords, type PushContext } from './records';
import { replaceIndex } from './replace';
import { indexSettings, indexSynonyms } from './settings';
import { summary } from './summary';

/** What a push is asked for, and what it works with. */
export interface PushRequest {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isDryRun: boolean;
  /** Folder of the built site; the site's own if missing. */
  readonly built?: string | undefined;
  readonly rankOf: PushContext['rankOf'];
  readonly clientOf: (appId: string, writeKey: string) => Algoliasearch;
  readonly say: (line: string) => void;
}

/**
 * Replaces the hosted index by the records of a build, and says what it holds. A dry run says what it would hold, makes no
 * client and needs no credentials.
 *
 * @throws what {@link readCredentials}, {@link wholeRecords}, {@link hostedRecords} and {@link replaceIndex} throw
 */
export async function push({ env, isDryRun, built, rankOf, clientOf, say }: PushRequest): Promise<void> {
  const credentials = isDryRun ? undefined : readCredentials(env);
  const context = { siteUrl: credentials?.siteUrl ?? originOf(env), rankOf };
  const records = [...wholeRecords(built)].flatMap(([version, whole]) =>
    hostedRecords(version, whole, context),
  );
  const synonyms = indexSynonyms();
  for (const line of summary(records, synonyms.length)) say(line);
  if (!credentials) {
    say('A dry run: nothing was sent.');
    return;
  }
  const { appId, writeKey, indexName } = credentials;
  const contents = { records, settings: indexSettings, synonyms };
  await replaceIndex(clientOf(appId, writeKey), indexName, contents, say);
  say(`The index ${indexName} holds them now.`);
}
