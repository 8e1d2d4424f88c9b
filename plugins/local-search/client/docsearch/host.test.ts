import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, configureHost, copied, isHosted, sessionStore, sources } from './host';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the modal takes from the site', () => {
  it('is the hosted service and the browser’s fetch until the site says otherwise', async () => {
    const browser = vi.fn(() => Promise.resolve(new Response('hosted')));
    vi.stubGlobal('fetch', browser);
    expect(isHosted()).toBe(true);
    expect(copied('a **bold** word')).toBe('a **bold** word');
    expect(await (await answerFetch('https://service.example/')).text()).toBe('hosted');
  });

  it('is the embedded answerer when the site says so', async () => {
    const browser = vi.fn();
    vi.stubGlobal('fetch', browser);
    expect(sources([{ url: 'javascript:alert(1)' }, { url: 'https://a.example/' }])).toHaveLength(1);
    configureHost({
      hosted: false,
      hostedAnswers: false,
      fetch: () => Promise.resolve(new Response('embedded')),
    });
    expect(await (await answerFetch('https://service.example/')).text()).toBe('embedded');
    expect(browser).not.toHaveBeenCalled();
    expect(isHosted()).toBe(false);
    expect(sources([{ url: 'https://a.example/' }])).toEqual([]);
    expect(copied('> a **marked** word\n\n> ```\n> f(**kwargs)\n> ```')).toBe(
      '> a marked word\n\n> ```\n> f(**kwargs)\n> ```',
    );
  });

  it('remembers within the tab where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('forbidden', 'SecurityError');
      },
      setItem() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    sessionStore.setItem('token', 'abc');
    expect(sessionStore.getItem('token')).toBe('abc');
    expect(sessionStore.getItem('other')).toBeNull();
  });
});
