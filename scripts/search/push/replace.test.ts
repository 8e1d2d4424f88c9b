import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeKey, fakeService, refused, type Call, type FakeService } from './fakeService';
import type { HostedRecord } from './records';
import { replaceIndex, type IndexContents } from './replace';
import { indexSettings, indexSynonyms } from './settings';

const record = (objectID: string) => ({ objectID, url: `https://a.example${objectID}` }) as HostedRecord;

const contents: IndexContents = {
  records: [record('/docs/a'), record('/docs/b')],
  settings: indexSettings,
  synonyms: indexSynonyms([['candle', 'bar']]),
};

let service: FakeService;

beforeEach(async () => {
  service = await fakeService();
  service.indexes.set('docs', {
    records: new Map([['/docs/old', { objectID: '/docs/old' }]]),
    settings: { searchableAttributes: ['old'] },
    synonyms: [{ objectID: 'old' }],
    rules: [{ objectID: 'by-hand' }],
  });
});
afterEach(() => service.close());

/** What was asked, in short: `PUT docs_tmp settings`; tasks that are waited for aside. */
const asked = () =>
  service.calls
    .filter(({ path }) => !path.includes('/task/'))
    .map(({ method, path, body }) => {
      const [, , , name = '', action = ''] = path.split('/');
      const { operation, destination = '' } = (body ?? {}) as { operation?: string; destination?: string };
      const words = [method, name, action, operation, destination].filter(Boolean).join(' ');
      return words.replaceAll(/_tmp_[0-9a-f]{8}/g, '_tmp');
    });

/** Whether a call is this action on an index: of `/1/indexes/docs/synonyms/batch` it is `synonyms/batch`. */
const isAt = (call: Call, action: string) => call.path.split('/').slice(4).join('/') === action;
const isMove = (call: Call) => (call.body as { operation?: string } | undefined)?.operation === 'move';
const push = (client = service.client(), all = contents, maxRetries = 5) =>
  replaceIndex(client, 'docs', all, undefined, { maxRetries, timeout: () => 0 });
const failure = async (sent: Promise<void>) => {
  const error: unknown = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return (error as Error).message;
};
const expectAsBefore = () => {
  expect([...(service.indexes.get('docs')?.records.keys() ?? [])]).toEqual(['/docs/old']);
};

describe('replaceIndex', () => {
  it('makes a temporary index whole, then moves it, and touches the live one by nothing else', async () => {
    const said: string[] = [];
    await replaceIndex(service.client(), 'docs', contents, (line) => said.push(line));
    expect(asked()).toEqual([
      'POST docs operation copy docs_tmp',
      'PUT docs_tmp settings',
      'POST docs_tmp synonyms',
      'POST docs_tmp batch',
      'POST docs_tmp operation move docs',
    ]);
    expect(said[0]).toMatch(/^Writing 2 records to the temporary index docs_tmp_[0-9a-f]{8}\.$/);
    expect([...service.indexes.keys()]).toEqual(['docs']);
    const live = service.indexes.get('docs');
    expect([...(live?.records.values() ?? [])]).toEqual(contents.records);
    expect(live?.settings).toEqual(indexSettings);
    expect(live?.synonyms).toEqual([
      { objectID: 'candle-bar', type: 'synonym', synonyms: ['candle', 'bar'] },
    ]);
    // Rules are made by hand in the service, and nothing here could make them again.
    expect(live?.rules).toEqual([{ objectID: 'by-hand' }]);
  });

  it('waits for each step before the next one', async () => {
    service.asksPerTask = () => 3;
    await push();
    const steps = service.calls.map(({ path }) => (path.includes('/task/') ? 'task' : 'step'));
    expect(steps.join(' ')).toBe(Array(5).fill('step task task task').join(' '));
  });

  it('makes an index that does not exist yet', async () => {
    service.indexes.clear();
    await push();
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect(service.indexes.get('docs')?.records.size).toBe(2);
  });

  it('sends many records in batches of a thousand', async () => {
    const records = Array.from({ length: 2001 }, (_, index) => record(`/docs/${index}`));
    await push(service.client(), { ...contents, records });
    const batches = service.calls.filter((call) => isAt(call, 'batch'));
    expect(batches.map(({ body }) => (body as { requests: unknown[] }).requests.length)).toEqual([
      1000, 1000, 1,
    ]);
    expect(service.indexes.get('docs')?.records.size).toBe(2001);
  });

  it('sends nothing where there are no records', async () => {
    expect(await failure(push(service.client(), { ...contents, records: [] }))).toContain('no records');
    expect(service.calls).toEqual([]);
  });

  it('tells of a refused key what the service says and what the key needs', async () => {
    const told = await failure(push(service.client('a-search-key')));
    expect(told).toContain(
      'The index docs is as it was: the service refuses the key (403: Invalid Application-ID',
    );
    expect(told).toContain("addObject, deleteIndex and editSettings on 'docs' and 'docs_tmp_*'");
    expect(told).toMatch(/Nothing was written\.$/);
    expect(told).not.toContain('a-search-key');
    expect(asked()).toEqual(['POST docs operation copy docs_tmp']);
    expectAsBefore();
  });

  it('goes on at another host where one fails', async () => {
    let failures = 0;
    service.fault = (call) =>
      isAt(call, 'batch') && failures++ === 0 ? refused(503, 'Service unavailable') : undefined;
    await push(service.client(fakeKey, 2));
    expect(asked().filter((line) => line.endsWith('batch'))).toHaveLength(2);
    expect(service.indexes.get('docs')?.records.size).toBe(2);
  });

  it('ends where all hosts fail, with the last answer, and leaves nothing behind', async () => {
    service.fault = (call) => (isAt(call, 'batch') ? refused(503, 'Service unavailable') : undefined);
    const told = await failure(push(service.client(fakeKey, 2)));
    expect(told).toContain('the last answer: 503');
    expect(told).toContain('Service unavailable');
    expect(told).toMatch(/The temporary index docs_tmp_\w+ is deleted\.$/);
    expect(told).not.toContain(fakeKey);
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expectAsBefore();
  });

  it('has the temporary index deleted where nobody knows whether the first request was taken', async () => {
    service.fault = (call) => (isAt(call, 'operation') ? refused(500, 'Internal error') : undefined);
    const told = await failure(push());
    expect(told).toMatch(/The temporary index docs_tmp_\w+ is deleted\.$/);
    expect(asked().at(-1)).toBe('DELETE docs_tmp');
    expectAsBefore();
  });

  it.each(['operation', 'settings', 'synonyms/batch', 'batch'])(
    'leaves nothing behind where %s is refused',
    async (action) => {
      service.fault = (call) =>
        isAt(call, action) && !isMove(call) ? refused(400, 'This is wrong.') : undefined;
      const told = await failure(push());
      expect(told).toContain('the service refuses it (400: This is wrong).');
      expect([...service.indexes.keys()]).toEqual(['docs']);
      expect(asked().some((line) => line.includes('move'))).toBe(false);
      expectAsBefore();
    },
  );

  it('deletes the temporary index where a task never ends', async () => {
    service.asksPerTask = (call) => (isAt(call, 'batch') ? Infinity : 1);
    const told = await failure(push());
    expect(told).toContain('Stopped waiting for the task after 5 retries');
    expect(told).toMatch(/The temporary index docs_tmp_\w+ is deleted\.$/);
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expectAsBefore();
  });

  it('deletes the temporary index where the service refuses a record as too long', async () => {
    const long = { ...record('/docs/long'), content: 'x'.repeat(10_000) };
    const told = await failure(push(service.client(), { ...contents, records: [long] }));
    expect(told).toContain('Record /docs/long is too big');
    expect([...service.indexes.keys()]).toEqual(['docs']);
  });

  it('tells the name of the temporary index that it could not delete', async () => {
    service.fault = (call) =>
      isAt(call, 'settings') || call.method === 'DELETE' ? refused(403, 'Not enough rights') : undefined;
    const told = await failure(push());
    const [left] = [...service.indexes.keys()].filter((name) => name !== 'docs');
    expect(left).toMatch(/^docs_tmp_/);
    expect(told).toContain(`The temporary index ${left} is left behind, delete it by hand`);
    expectAsBefore();
  });

  it('deletes the temporary index where the move is refused', async () => {
    service.fault = (call) => (isMove(call) ? refused(403, 'Not this index') : undefined);
    const told = await failure(push());
    expect(told).toContain('The index docs is as it was: the service refuses the key (403: Not this index)');
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expectAsBefore();
  });

  it('says how to find out where a move that was taken is not confirmed', async () => {
    service.asksPerTask = (call) => (isMove(call) ? Infinity : 1);
    const told = await failure(push());
    expect(told).toMatch(/^The move of docs_tmp_\w+ to docs isn't confirmed: Stopped waiting/);
    expect(asked().some((line) => line.startsWith('DELETE'))).toBe(false);
  });
});
