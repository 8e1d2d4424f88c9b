import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Passage } from '../../shared/types';
import { testRecord } from '../testRecords';
import { createAnswerFetch, type AnswerFetchOptions } from './fetchShim';
import { formsToAsk } from './followUp';

const service = 'https://askai.algolia.com/chat';
const found: Passage = {
  record: testRecord('concepts/orders#stops', 'Orders', { headings: ['Stop orders'] }),
  score: 1,
  quote: 'A stop order waits for its trigger.',
  isCode: false,
};
const realFetch = vi.fn<typeof fetch>(() => Promise.resolve(new Response('real')));

function site(options: Partial<AnswerFetchOptions> = {}) {
  const ask = vi.fn<AnswerFetchOptions['ask']>(() => Promise.resolve([found]));
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const common = {
    ask,
    origin: 'https://docs.example',
    version: () => 'nightly',
    storage,
    reducedMotion: true,
  };
  return { ask, values, send: createAnswerFetch({ ...common, ...options }) };
}

const user = (...texts: unknown[]) => ({
  role: 'user',
  parts: texts.map((text) => ({ type: 'text', text })),
});
const assistant = {
  role: 'assistant',
  parts: [{ type: 'step-start' }, { type: 'text', text: 'These pages say:' }],
};
const chat = (...messages: unknown[]): RequestInit => ({
  method: 'POST',
  body: JSON.stringify({ id: 'c', messages, trigger: 'submit-message' }),
});

async function textOf(response: Response): Promise<string> {
  const lines = (await response.text()).split('\n\n').filter((line) => line.startsWith('data: {'));
  return lines.map((line) => (JSON.parse(line.slice(6)) as { delta?: string }).delta ?? '').join('');
}

describe('createAnswerFetch', () => {
  beforeEach(() => vi.stubGlobal('fetch', realFetch));
  afterEach(() => {
    vi.unstubAllGlobals();
    realFetch.mockClear();
  });

  it('gives a token that the modal takes for a good one', async () => {
    const response = await site().send(`${service}/token`, {
      method: 'POST',
      headers: { 'x-algolia-assistant-id': 'a' },
    });
    const { success, token } = (await response.json()) as { success: boolean; token: string };
    const { exp } = JSON.parse(atob(token.split('.')[0] ?? '')) as { exp: number };
    expect(success).toBe(true);
    expect(exp - 30).toBeGreaterThan(Date.now() / 1000);
  });

  it('answers the last question from the reader’s version', async () => {
    const { ask, send } = site();
    const response = await send(
      service,
      chat(user('What is a bar?'), assistant, user('Which price does', 'a stop order wait for?')),
    );
    expect(response.ok).toBe(true);
    expect(await textOf(response)).toContain('> A stop order waits for its trigger.');
    expect(ask).toHaveBeenCalledExactlyOnceWith('Which price does a stop order wait for?', 'nightly');
  });

  it('names the nearest pages when there is no answer', async () => {
    const nearest = () => Promise.resolve([found.record]);
    const ask = () => Promise.resolve([]);
    const named = await textOf(await site({ ask, nearest }).send(service, chat(user('Where?'))));
    expect(named).toMatch(
      /^These pages hold no answer.*\[Orders\]\(https:\/\/docs\.example\/docs\/latest\/concepts\/orders\)$/s,
    );
    expect(await textOf(await site({ ask }).send(service, chat(user('Where is it?'))))).toMatch(/search for/);
  });

  it('takes the words of the question before for a follow-up', async () => {
    const { ask, send } = site();
    await send(
      service,
      chat(user('Can I modify a trailing stop?'), assistant, user('and for limit orders?')),
    );
    expect(ask).toHaveBeenCalledExactlyOnceWith('limit orders limit orders modify trailing stop', 'nightly');
  });

  it('keeps feedback on the reader’s machine', async () => {
    const { send, values } = site();
    const body = JSON.stringify({ appId: 'a', messageId: 'm', thumbs: 0 });
    expect((await send(`${service}/feedback`, { method: 'POST', body })).status).toBe(200);
    expect(values.get('nt-docs.answers.feedback')).toContain('"messageId":"m","thumbs":0');
  });

  it('tells of an index that can’t be had, as the modal reads a failure', async () => {
    const { send } = site({ ask: () => Promise.reject(new Error('no index')) });
    const response = await send(service, chat(user('order')));
    expect(response.ok).toBe(false);
    expect(await response.text()).toBe(
      'Unable to fetch results. You might want to check your network connection.',
    );
  });

  it('stops when the reader does, before, while it searches and while it streams', async () => {
    const stopped = { name: 'AbortError' };
    await expect(
      site().send(service, { ...chat(user('order')), signal: AbortSignal.abort() }),
    ).rejects.toMatchObject(stopped);

    const controller = new AbortController();
    const never = site({ ask: () => new Promise(() => undefined) });
    const asking = never.send(service, { ...chat(user('order')), signal: controller.signal });
    controller.abort();
    await expect(asking).rejects.toMatchObject(stopped);

    const second = new AbortController();
    const slow = site({ reducedMotion: false });
    const response = await slow.send(service, { ...chat(user('order')), signal: second.signal });
    second.abort();
    await expect(response.text()).rejects.toMatchObject(stopped);
  });

  it.each([undefined, '', '{', 'null', '[]', '{"messages":7}', '{"messages":[null,7,{"role":"user"}]}'])(
    'takes %j',
    async (body) => {
      const response = await site({ ask: () => Promise.resolve([]) }).send(service, { method: 'POST', body });
      expect(await textOf(response)).toContain('These pages hold no answer');
    },
  );

  it('takes long and odd questions', async () => {
    for (const question of ['x'.repeat(10_000), '\u0000', '__proto__', '<script>', '注文', 7, null]) {
      const response = await site().send(service, chat(user(question)));
      expect(response.ok).toBe(true);
    }
  });

  it('lets nothing of it leave the browser', async () => {
    const { send } = site();
    const addresses = [
      service,
      `${service}/`,
      `${service}/token`,
      `${service}/feedback`,
      `${service}/c/stream`,
    ];
    for (const address of addresses) {
      await send(address, chat(user('order')));
      await send(new URL(address), chat(user('order')));
      await send(new Request(address, chat(user('order'))));
    }
    expect(realFetch).not.toHaveBeenCalled();
  });

  it('hands all else to the real fetch', async () => {
    const { send } = site();
    for (const address of [
      '/docs/search-index.json',
      'https://askai.algolia.com.evil.example/chat',
      'http://[',
    ]) {
      expect(await (await send(address)).text()).toBe('real');
    }
    expect(realFetch).toHaveBeenCalledTimes(3);
  });
});

describe('formsToAsk', () => {
  it.each([
    [[], []],
    [[' '], []],
    [['What is a bar?'], ['What is a bar?']],
    [
      ['load csv data', 'What is a bracket order?'],
      ['What is a bracket order?', 'bracket order bracket order load csv data'],
    ],
    [
      ['load csv data', 'why?'],
      ['load csv data', 'why?'],
    ],
    [
      ['What is a bar?', 'does it have volume?'],
      ['volume volume bar', 'does it have volume?'],
    ],
    [['What is a bar?', 'how do I load csv data into it'], ['how do I load csv data into it']],
    [['what is it', 'and limits?'], ['and limits?']],
  ])('%j asks %j', (questions, forms) => expect(formsToAsk(questions)).toEqual(forms));
});
