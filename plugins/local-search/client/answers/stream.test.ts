import { afterEach, describe, expect, it, vi } from 'vitest';
import { streamedText } from './stream';

const text = `${'These pages say what is so. '.repeat(40)}[Orders › Stop orders](https://docs.example/a)`;

interface Part {
  readonly type: string;
  readonly delta?: string;
}

async function read(response: Response): Promise<Part[]> {
  const lines = (await response.text()).split('\n\n').filter((line) => line !== '');
  expect(lines.every((line) => line.startsWith('data: '))).toBe(true);
  expect(lines.at(-1)).toBe('data: [DONE]');
  return lines.slice(0, -1).map((line) => JSON.parse(line.slice('data: '.length)) as Part);
}

const wordsOf = (parts: readonly Part[]) => parts.map(({ delta = '' }) => delta).join('');

describe('streamedText', () => {
  afterEach(() => vi.useRealTimers());

  it('is a stream of messages', async () => {
    const response = streamedText('One two.', { reducedMotion: true });
    expect(response.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await read(response)).toEqual([
      { type: 'start' },
      { type: 'start-step' },
      { type: 'text-start', id: 'answer' },
      { type: 'text-delta', id: 'answer', delta: 'One two.' },
      { type: 'text-end', id: 'answer' },
      { type: 'finish-step' },
      { type: 'finish' },
    ]);
  });

  it('gives the text bit by bit in 800 milliseconds, links whole, and leaves no timer', async () => {
    vi.useFakeTimers();
    const reading = read(streamedText(text, { reducedMotion: false }));
    await vi.advanceTimersByTimeAsync(800);
    expect(vi.getTimerCount()).toBe(0);
    const parts = await reading;
    expect(wordsOf(parts)).toBe(text);
    expect(parts.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(10);
    expect(parts.some(({ delta }) => delta?.includes('[Orders › Stop orders](https://docs.example/a)'))).toBe(
      true,
    );
  });

  it('gives the rest at once where timers are slow', async () => {
    vi.useFakeTimers();
    const reading = read(streamedText(text, { reducedMotion: false }));
    vi.setSystemTime(Date.now() + 5000);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
    await vi.advanceTimersToNextTimerAsync();
    expect(wordsOf(await reading)).toBe(text);
    vi.restoreAllMocks();
  });

  it('ends at once when it is stopped', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const response = streamedText(text, { signal: controller.signal, reducedMotion: false });
    const reading = response.text();
    const ended = expect(reading).rejects.toHaveProperty('name', 'AbortError');
    controller.abort();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never begins when it was stopped before', async () => {
    const response = streamedText(text, { signal: AbortSignal.abort(), reducedMotion: false });
    await expect(response.text()).rejects.toHaveProperty('name', 'AbortError');
  });

  it('stops when nobody reads on', async () => {
    vi.useFakeTimers();
    const reader = streamedText(text, { reducedMotion: false }).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['', ' ', '😀'.repeat(50), 'x'.repeat(10_000), '[[[[', '\u0000'])('streams %.10j', async (odd) => {
    expect(wordsOf(await read(streamedText(odd, { reducedMotion: true })))).toBe(odd);
  });
});
