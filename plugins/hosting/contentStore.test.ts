import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openStore } from './contentStore';
import { folderWith } from '../testFolder';

const content = Buffer.from('content');
const made = () => Promise.resolve(Buffer.from('made'));

describe('a store of content', () => {
  it('makes a thing once, in this run and the next ones', async () => {
    const folder = join(folderWith({}), 'new');
    const make = vi.fn(made);
    for (let run = 0; run < 2; run += 1) {
      const store = await openStore(folder);
      expect(String(await store.get(content, 'br', make))).toBe('made');
    }
    expect(make).toHaveBeenCalledTimes(1);
    const store = await openStore(folder);
    await store.get(content, 'gz', make);
    await store.get(Buffer.from('other'), 'br', make);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('keeps nothing of what could not be made', async () => {
    const folder = folderWith({});
    const store = await openStore(folder);
    await expect(store.get(content, 'br', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('forgets what nobody has asked for since a month', async () => {
    const folder = folderWith({});
    writeFileSync(join(folder, 'old.br'), 'old');
    utimesSync(join(folder, 'old.br'), new Date(0), new Date(0));
    const store = await openStore(folder);
    await store.get(content, 'br', made);
    await store.prune();
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)).not.toContain('old.br');
  });
});
