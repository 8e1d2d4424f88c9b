import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalSearch } from './localSearch';
import type { Request, Task } from './protocol';
import type { SearchWorker } from './workerPerform';

const inPage = vi.fn(async (_task: Task) => ({ total: 7, hits: [] }));
vi.mock('./perform', () => ({ performer: () => inPage }));

beforeEach(() => vi.stubGlobal('location', { origin: 'https://a.example' }));
afterEach(() => {
  vi.unstubAllGlobals();
  inPage.mockClear();
});

const options = { version: 'latest', offset: 0, limit: 5 };

/** A worker that answers every request with what `react` does. */
function workerThat(
  react: (request: Request, fire: (type: string, event: unknown) => void) => void,
): SearchWorker {
  const listeners: Record<string, (event: unknown) => void> = {};
  const fire = (type: string, event: unknown) => listeners[type]?.(event);
  return {
    postMessage: (request: Request) => queueMicrotask(() => react(request, fire)),
    addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
    terminate: () => undefined,
  };
}

const answering = () =>
  workerThat(({ id }, fire) => fire('message', { data: { id, outcome: { total: 1, hits: [] } } }));
const failing = () => workerThat((_, fire) => fire('error', { preventDefault: () => undefined }));

describe('local search', () => {
  it('makes one worker, with the first call', async () => {
    const make = vi.fn(answering);
    const search = createLocalSearch('/docs/', make);
    expect(make).not.toHaveBeenCalled();
    await Promise.all([search.warm('latest'), search.search('a', options)]);
    expect(make).toHaveBeenCalledOnce();
    expect((await search.search('a', options)).total).toBe(1);
  });

  it('sends the absolute base address and no endless query', async () => {
    const sent: Request[] = [];
    const make = () =>
      workerThat((request, fire) => {
        sent.push(request);
        fire('message', { data: { id: request.id, outcome: { total: 0, hits: [] } } });
      });
    await createLocalSearch('/docs/', make).search('x'.repeat(10_000), options);
    expect(sent[0]?.baseUrl).toBe('https://a.example/docs/');
    expect(sent[0]?.task.kind === 'search' && sent[0].task.query.length).toBe(2000);
  });

  it('works in the page where no worker can be made', async () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    expect((await createLocalSearch('/docs/', refuse).search('a', options)).total).toBe(7);
  });

  it('works in the page when the worker fails at its start', async () => {
    const make = vi.fn(failing);
    const search = createLocalSearch('/docs/', make);
    const both = await Promise.all([search.search('a', options), search.search('b', options)]);
    expect(both.map(({ total }) => total)).toEqual([7, 7]);
    expect(make).toHaveBeenCalledOnce();
  });

  it('makes a new worker after one that had worked stopped', async () => {
    let calls = 0;
    const make = vi.fn(() =>
      workerThat(({ id }, fire) => {
        calls += 1;
        if (calls === 2) fire('error', { preventDefault: () => undefined });
        else fire('message', { data: { id, outcome: { total: calls, hits: [] } } });
      }),
    );
    const search = createLocalSearch('/docs/', make);
    await search.warm('latest');
    await expect(search.search('a', options)).rejects.toMatchObject({ reason: 'worker' });
    expect((await search.search('a', options)).total).toBe(3);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
