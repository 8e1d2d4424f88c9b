import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';
import { failureText, isRefusal } from './failure';
import type { HostedRecord } from './records';

/** All that an index is made of. */
export interface IndexContents {
  readonly records: readonly HostedRecord[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
}

/** How tasks of the service are waited for; as long as the client's own replaceAllObjects does where nothing is said. */
interface Patience {
  /** How often a task is asked for before it counts as failed. */
  readonly maxRetries: number;
  /** Milliseconds before it is asked for again. */
  readonly timeout?: (retryCount: number) => number;
}

const batchSize = 1000;

/**
 * Replaces an index by another at once. Everything is written to a temporary index first: rules that somebody made for the
 * live one, settings, synonyms, then the records. A move makes it the live one; until then readers find what they found
 * before. The client's replaceAllObjects would carry over the old settings and synonyms, too.
 *
 * @param say - told the name of the temporary index before anything is written
 * @throws Error that tells the reason, that the live index is as it was, and what became of the temporary one
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  { records, settings, synonyms }: IndexContents,
  say: (line: string) => void = () => undefined,
  patience: Patience = { maxRetries: 800 },
): Promise<void> {
  if (records.length === 0) throw new Error('There are no records, and an empty index would find nothing.');
  const temporary = `${indexName}_tmp_${crypto.randomUUID().slice(0, 8)}`;
  const inTemporary = { indexName: temporary };
  /** Whether the service may have begun to make the temporary index. */
  const state = { isBegun: false };
  const done = async (sent: Promise<{ readonly taskID: number }>) => {
    try {
      const { taskID } = await sent;
      state.isBegun = true;
      await client.waitForTask({ ...inTemporary, taskID, ...patience });
    } catch (error) {
      state.isBegun ||= !isRefusal(error);
      throw error;
    }
  };
  say(`Writing ${records.length} records to the temporary index ${temporary}.`);
  try {
    // Of an index that doesn't exist yet the service copies nothing.
    const copy = { operation: 'copy', destination: temporary, scope: ['rules'] } as const;
    await done(
      client.operationIndex({ indexName, operationIndexParams: { ...copy, scope: [...copy.scope] } }),
    );
    await done(client.setSettings({ ...inTemporary, indexSettings: settings }));
    const synonymHit = [...synonyms];
    await done(client.saveSynonyms({ ...inTemporary, synonymHit, replaceExistingSynonyms: true }));
    for (let start = 0; start < records.length; start += batchSize) {
      const requests = records.slice(start, start + batchSize).map((record) => ({
        action: 'addObject' as const,
        body: { ...record },
      }));
      await done(client.batch({ ...inTemporary, batchWriteParams: { requests } }));
    }
  } catch (error) {
    const fate = state.isBegun ? await dropped(client, temporary, indexName) : 'Nothing was written.';
    const reason = failureText(error, indexName);
    throw new Error(`The index ${indexName} is as it was: ${reason}. ${fate}`, { cause: error });
  }
  await goLive(client, temporary, indexName, patience);
}

/** The one call that touches the live index. */
async function goLive(
  client: Algoliasearch,
  temporary: string,
  indexName: string,
  patience: Patience,
): Promise<void> {
  let isTaken = false;
  try {
    const operationIndexParams = { operation: 'move', destination: indexName } as const;
    const { taskID } = await client.operationIndex({ indexName: temporary, operationIndexParams });
    isTaken = true;
    await client.waitForTask({ indexName: temporary, taskID, ...patience });
  } catch (error) {
    const reason = failureText(error, indexName);
    if (!isTaken && isRefusal(error)) {
      const fate = await dropped(client, temporary, indexName);
      throw new Error(`The index ${indexName} is as it was: ${reason}. ${fate}`, { cause: error });
    }
    throw new Error(
      `The move of ${temporary} to ${indexName} isn't confirmed: ${reason}. Look whether ${temporary} still exists: ` +
        'if not, the new index is live; if so, the old one is, and you can delete it and push again.',
      { cause: error },
    );
  }
}

/** Has the temporary index deleted; never throws. @returns what became of it, as a sentence */
async function dropped(client: Algoliasearch, temporary: string, indexName: string): Promise<string> {
  try {
    await client.deleteIndex({ indexName: temporary });
    return `The temporary index ${temporary} is deleted.`;
  } catch (error) {
    return `The temporary index ${temporary} is left behind, delete it by hand: ${failureText(error, indexName)}.`;
  }
}
