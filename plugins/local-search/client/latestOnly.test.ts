import { describe, expect, it, vi } from 'vitest';
import { latestOnly } from './latestOnly';

/** Something that is done when the test says so. */
function controlled() {
  const waiting: { readonly input: string; readonly end: (error?: Error) => void }[] = [];
  const run = vi.fn(
    (input: string) =>
      new Promise<string>((resolve, reject) => {
        waiting.push({ input, end: (error) => (error ? reject(error) : resolve(input.toUpperCase())) });
      }),
  );
  return { run, end: (error?: Error) => waiting.shift()?.end(error) };
}

describe('latestOnly', () => {
  it('runs the last of those that came meanwhile, and none between', async () => {
    const { run, end } = controlled();
    const latest = latestOnly(run);
    const all = ['a', 'ab', 'abc', 'abcd'].map(latest);
    expect(run).toHaveBeenCalledExactlyOnceWith('a');
    end();
    expect(await all[0]).toBe('A');
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    end();
    expect(await Promise.all(all)).toEqual(['A', undefined, undefined, 'ABCD']);
    expect(run.mock.calls.map(([input]) => input)).toEqual(['a', 'abcd']);
  });

  it('goes on after a failure, which its own asker gets', async () => {
    const { run, end } = controlled();
    const latest = latestOnly(run);
    const [first, second] = [latest('a'), latest('b')];
    end(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    end();
    expect(await second).toBe('B');
    const third = latest('c');
    end();
    expect(await third).toBe('C');
  });
});
