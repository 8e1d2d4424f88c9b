import { describe, expect, it } from 'vitest';
import type { Job } from '../../plugins/venues/node/nodes/jobs';
import { pythonProbes } from '../lib/python-environment';
import { buildNodes } from './buildNodes';
import { mergedRuns } from './keep';

// Nothing of the platform is needed to see what the runner asks of a node.
const python = ['python3', 'python'].find((name) => pythonProbes.version(name)) ?? '';
const standIn = `
import os
from types import SimpleNamespace as Bag

clients = lambda *names: Bag(registered_clients=list(names))
node = Bag(is_built=lambda: True, kernel=Bag(data_engine=clients("MOON"), exec_engine=clients()))
`;

describe.runIf(python)('building a node', () => {
  const failure = async (text: string, environment = {}) => {
    const clients = { data: ['MOON'], exec: [] };
    const job: Job = { id: 'MOON/data', values: {}, program: { text, clients }, environment, hash: 'h' };
    return (await buildNodes(python, [job])).get('MOON/data');
  };

  it('succeeds with the clients that it should have, in an empty folder', async () => {
    const text = `${standIn}assert os.environ["MOON_KEY"] == "made-up" and os.listdir() == []`;
    expect(await failure(text, { MOON_KEY: 'made-up' })).toBeUndefined();
  });

  it("doesn't run the node", async () => {
    expect(await failure(`${standIn}if __name__ == "__main__": raise ValueError`)).toBeUndefined();
  });

  it('fails with the first line of an error, without the clients, unbuilt, or with the signal of an abort', async () => {
    expect(await failure(`${standIn}raise ValueError("no key\\nat all")`)).toBe('ValueError: no key');
    expect(await failure(standIn.replace('"MOON"', ''))).toBe("the node's data clients are [], not ['MOON']");
    expect(await failure(standIn.replace('True', 'False'))).toBe("the program doesn't build its node");
    expect(await failure('import os\nos.abort()')).toMatch(/SIGABRT/);
  });

  it('reaches no network', async () => {
    const text = `${standIn}import socket\nsocket.create_connection(("127.0.0.1", 1))`;
    expect(await failure(text)).toMatch(/^ConnectionRefusedError: .*no network here/);
  });
});

describe('the kept runs', () => {
  const old = { hash: 'h', date: '2026-11-20' };
  const now = { hash: 'h', date: '2026-11-21' };
  const kept = { version: '1', runs: { 'MOON/a': old, 'MOON/gone': old, 'SUN/a': old } };
  const there = new Set(['MOON/a', 'MOON/b', 'SUN/a']);
  const after = (ids: readonly string[], failures: Record<string, string>, version = '1') => {
    const jobs = ids.map((id) => ({ id, hash: 'h' }));
    const failed = new Map(Object.entries(failures));
    return mergedRuns(kept, version, jobs, failed, now.date, there).runs;
  };

  it('keep the day of what ended as before, the error of what failed, and what did not run', () => {
    expect(after(['MOON/a', 'MOON/b'], {})).toEqual({ 'MOON/a': old, 'MOON/b': now, 'SUN/a': old });
    expect(after(['MOON/a'], { 'MOON/a': 'no' })['MOON/a']).toEqual({ ...now, error: 'no' });
  });

  it('start anew on another package', () => {
    expect(after(['MOON/a'], {}, '2')).toEqual({ 'MOON/a': now });
  });
});
