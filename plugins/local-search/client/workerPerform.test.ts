import { describe, expect, it, vi } from 'vitest';
import type { Reply, Request } from './protocol';
import { workerPerform, type SearchWorker } from './workerPerform';

function fakeWorker() {
  const listeners: Record<string, (event: unknown) => void> = {};
  const posted: Request[] = [];
  const worker = {
    postMessage: (request: Request) => posted.push(request),
    addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
    terminate: vi.fn(),
  } as unknown as SearchWorker;
  return {
    worker,
    posted,
    reply: (data: Reply) => listeners['message']?.({ data }),
    fail: () => listeners['error']?.({ preventDefault: () => undefined }),
  };
}

const search = (query: string) =>
  ({ kind: 'search', version: 'latest', query, offset: 0, limit: 5 }) as const;
const answer = (total: number) => ({ total, hits: [] });

describe('a worker', () => {
  it('answers each query to whoever asked, in any order', async () => {
    const { worker, posted, reply } = fakeWorker();
    const perform = workerPerform(worker, 'https://a.example/docs/', vi.fn());
    const answers = [perform<'search'>(search('o')), perform<'search'>(search('or'))];
    const [first, second] = posted;
    reply({ id: second?.id ?? 0, outcome: answer(2) });
    reply({ id: first?.id ?? 0, outcome: answer(1) });
    expect((await Promise.all(answers)).map(({ total }) => total)).toEqual([1, 2]);
  });

  it('hands errors back as errors', async () => {
    const { worker, posted, reply } = fakeWorker();
    const asked = workerPerform(worker, 'https://a.example/docs/', vi.fn())(search('o'));
    reply({ id: posted[0]?.id ?? 0, error: { reason: 'missing', message: 'Gone.' } });
    await expect(asked).rejects.toMatchObject({ name: 'RetryError', reason: 'missing', message: 'Gone.' });
  });

  it('fails all that wait when it stops, and is put away', async () => {
    const { worker, fail } = fakeWorker();
    const onStop = vi.fn();
    const perform = workerPerform(worker, 'https://a.example/docs/', onStop);
    const asked = [perform(search('a')), perform(search('b'))];
    fail();
    const results = await Promise.allSettled(asked);
    expect(
      results.map((result) =>
        result.status === 'rejected' ? (result.reason as { reason: string }).reason : '',
      ),
    ).toEqual(['worker', 'worker']);
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(onStop).toHaveBeenCalledWith(false);
  });
});
