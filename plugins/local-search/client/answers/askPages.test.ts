import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../shared/types';
import { writtenAnswer } from '../served/writtenAnswer';
import { askPages, type Write } from './askPages';
import type { Exchange } from './exchange';

const passage = (quote: string) => ({
  quote,
  isCode: false,
  source: { name: `Orders › ${quote}`, url: '/docs/latest/concepts/orders#stops' },
});
const found: Answer = { passages: ['A', 'B', 'C', 'D', 'E', 'F'].map(passage), nearest: [] };
const quoted = { passages: found.passages.slice(0, 4), nearest: [] };
const refusal: Answer = { passages: [], nearest: [{ name: 'Orders', url: '/docs/latest/concepts/orders' }] };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A model that replies with the content, or never. */
async function model(content?: string, onAsked: () => void = () => undefined): Promise<Write> {
  server = createServer((_, response) => {
    onAsked();
    if (content !== undefined) response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  const own = server;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(own.address() as AddressInfo).port}/`;
  return (...asked) => writtenAnswer({ url, model: 'small' }, ...asked);
}

/** Search that finds the same for all, and the steps that a reader is told. */
function pages(answer: () => Promise<Answer> = async () => found) {
  const steps: Partial<Exchange>[] = [];
  const search = {
    answer: vi.fn((_questions: readonly string[], _version: string, _most?: number) => answer()),
  };
  const tell = (step: Partial<Exchange>) => void steps.push(step);
  return { search, steps, tell, stop: new AbortController() };
}

describe('askPages', () => {
  it('quotes the pages where no model is set', async () => {
    const { search, steps, tell, stop } = pages();
    await askPages({ search, version: 'latest' }, ['a', 'b'], stop, tell);
    expect(search.answer).toHaveBeenCalledExactlyOnceWith(['a', 'b'], 'latest', undefined);
    expect(steps).toEqual([{ answer: found }]);
  });

  it('tells what the pages say first, then what the model wrote from more of it', async () => {
    const { search, steps, tell, stop } = pages();
    await askPages({ search, version: 'latest', write: await model('It waits [6].') }, ['a'], stop, tell);
    expect(search.answer).toHaveBeenCalledExactlyOnceWith(['a'], 'latest', 10);
    expect(steps).toEqual([
      { answer: quoted, isWriting: true },
      { answer: { ...found, written: { text: 'It waits [6].', named: [6] } }, isWriting: false },
    ]);
  });

  it('asks no model what the pages do not answer', async () => {
    const onAsked = vi.fn();
    const { search, steps, tell, stop } = pages(async () => refusal);
    await askPages({ search, version: 'latest', write: await model('x', onAsked) }, ['a'], stop, tell);
    expect(steps).toEqual([{ answer: refusal }]);
    expect(onAsked).not.toHaveBeenCalled();
  });

  it('fails where search fails, and asks no model either', async () => {
    const onAsked = vi.fn();
    const { search, steps, tell, stop } = pages(() => Promise.reject(new Error('no index')));
    await askPages({ search, version: 'latest', write: await model('x', onAsked) }, ['a'], stop, tell);
    expect(steps).toEqual([{ hasFailed: true }]);
    expect(onAsked).not.toHaveBeenCalled();
  });

  const fallback = [
    { answer: quoted, isWriting: true },
    { answer: { ...quoted, isUnwritten: true }, isWriting: false },
  ];

  it('lets the pages speak where the model fails', async () => {
    const { search, steps, tell, stop } = pages();
    await askPages({ search, version: 'latest', write: await model('') }, ['a'], stop, tell);
    expect(steps).toEqual(fallback);
  });

  it('lets the pages speak where the model takes too long', async () => {
    const { search, steps, tell, stop } = pages();
    await askPages({ search, version: 'latest', write: await model() }, ['a'], stop, tell, 20);
    expect(steps).toEqual(fallback);
    expect(stop.signal.aborted).toBe(true);
  });

  it('lets the pages speak where the code that asks never comes', async () => {
    const { search, steps, tell, stop } = pages();
    const write = () => new Promise<Answer>(() => undefined);
    await askPages({ search, version: 'latest', write }, ['a'], stop, tell, 20);
    expect(steps).toEqual(fallback);
  });

  it('lets the pages speak where another question is asked meanwhile', async () => {
    const { search, steps, tell, stop } = pages();
    const asked = { search, version: 'latest', write: await model(undefined, () => stop.abort()) };
    await askPages(asked, ['a'], stop, tell);
    expect(steps).toEqual(fallback);
  });

  it('asks no model any more where that happens before the pages have answered', async () => {
    const onAsked = vi.fn();
    const { search, steps, tell, stop } = pages();
    const asking = askPages(
      { search, version: 'latest', write: await model('x', onAsked) },
      ['a'],
      stop,
      tell,
    );
    stop.abort();
    await asking;
    expect(steps).toEqual(fallback);
    expect(onAsked).not.toHaveBeenCalled();
  });
});
