import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps what was made of a content, under the content's own hash, between runs. */
interface ContentStore {
  /**
   * What was made of a content, from the store or else anew.
   *
   * @param content - of which it is made
   * @param kind - what is made of it, as a file's extension
   * @param make - makes it
   */
  get(content: Buffer, kind: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes what no run has asked for since a month. */
  prune(): Promise<void>;
}

const month = 30 * 24 * 3600 * 1000;

/**
 * Opens a store in a folder, which is made when it is missing. Files that a killed run left half written are never
 * used: each gets its name when it is whole.
 */
export async function openStore(folder: string): Promise<ContentStore> {
  await mkdir(folder, { recursive: true });
  return {
    async get(content, kind, make) {
      const file = join(folder, `${createHash('sha256').update(content).digest('hex')}.${kind}`);
      try {
        const kept = await readFile(file);
        const now = new Date();
        await utimes(file, now, now);
        return kept;
      } catch {
        const made = await make();
        const draft = `${file}.${process.pid}`;
        await writeFile(draft, made);
        await rename(draft, file);
        return made;
      }
    },
    async prune() {
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        if (Date.now() - (await stat(file)).mtimeMs > month) await rm(file);
      }
    },
  };
}
