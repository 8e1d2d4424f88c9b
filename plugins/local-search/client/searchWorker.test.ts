import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Request } from './protocol';

interface FakeWorker {
  onerror?: () => void;
  readonly posted: Request[];
}

let made: FakeWorker[];

beforeEach(() => {
  made = [];
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://a.example', pathname: '/docs/nightly/concepts/orders' });
  vi.stubGlobal(
    'Worker',
    class implements FakeWorker {
      readonly posted: Request[] = [];
      constructor() {
        made.push(this);
      }
      postMessage(request: Request) {
        this.posted.push(request);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('is started once, on the version that is read, and handed over', async () => {
  const { searchWorker, startEarly } = await import('./searchWorker');
  startEarly();
  startEarly();
  expect(made.map(({ posted }) => posted)).toEqual([
    [{ id: 0, baseUrl: 'https://a.example/docs/', task: { kind: 'warm', version: 'nightly' } }],
  ]);
  expect(searchWorker()).toBe(made[0]);
  startEarly();
  expect(searchWorker()).toBe(made[1]);
  expect(made).toHaveLength(2);
});

it('is another one after the early one failed', async () => {
  const { searchWorker, startEarly } = await import('./searchWorker');
  startEarly();
  made[0]?.onerror?.();
  expect(searchWorker()).toBe(made[1]);
});

it('fails where workers are forbidden only for who wants it', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('forbidden');
  });
  const { searchWorker, startEarly } = await import('./searchWorker');
  expect(startEarly).not.toThrow();
  expect(searchWorker).toThrow('forbidden');
});
