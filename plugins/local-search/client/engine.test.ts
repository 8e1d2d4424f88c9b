import { describe, expect, it } from 'vitest';
import { createEngine } from './engine';
import type { RecordKind, SearchRecord } from '../shared/types';
import { testRecord, testRecords } from './testRecords';

const engine = createEngine(testRecords);
const urls = (query: string) =>
  engine.search(query, { offset: 0, limit: 20 }).hits.map(({ url }) => url.slice('/docs/latest/'.length));
const shown = (parts: readonly { text: string; marked: boolean }[] = []) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
const best = (query: string) => {
  const hit = engine.search(query, { offset: 0, limit: 1 }).hits[0];
  return { title: shown(hit?.title), snippet: shown(hit?.snippet) };
};

describe('search', () => {
  it.each([
    'submit_order',
    'submit order',
    'order.submit',
    'submitorder',
    'submit_ord',
    'sumbit_order',
    'submit-order',
  ])('finds an identifier by %s', (query) => expect(urls(query).slice(0, 3)).toContain('concepts/execution'));

  it('puts the spelling of the query first', () => {
    expect(urls('SubmitOrder')[0]).toBe('api_reference/execution');
    expect(urls('submit_order').at(-1)).toBe('api_reference/execution');
  });

  it('finds something with every letter that is typed', () => {
    for (const word of ['installation', 'executing', 'catalog', 'factories', 'order_status_report']) {
      for (let length = 1; length <= word.length; length++) {
        expect(urls(word.slice(0, length)), word.slice(0, length)).not.toEqual([]);
      }
    }
  });

  it.each([
    ['instalation', 'getting_started/installation'],
    ['excution', 'concepts/execution'],
    ['ctalog', 'concepts/data#bars'],
    ['1-minute-last', 'concepts/data#bars'],
    ['okx api key', 'integrations/okx'],
    ['stop orders', 'concepts/orders#stops'],
    ['why was my order denied?', 'concepts/execution'],
    ['ÉXECUTION', 'concepts/execution'],
  ])('answers %s', (query, url) => expect(urls(query)[0]).toBe(url));

  it('reads a misspelt word as what it comes near, and says so', () => {
    const found = engine.search('brakcet stop ordres', { offset: 0, limit: 5 });
    expect(found.corrected).toBe('brakcet stop orders');
    expect(engine.search('stop orders', { offset: 0, limit: 5 }).corrected).toBeUndefined();
    // Names in code and short words stand as they are.
    expect(engine.search('sumbit_order', { offset: 0, limit: 5 }).corrected).toBeUndefined();
  });

  it('keeps to the area that a word before the query names, and counts all', () => {
    const { hits, counts, total } = engine.search('api: order', { offset: 0, limit: 20 });
    expect(hits.every(({ url }) => url.includes('/api_reference/'))).toBe(true);
    expect(total).toBe(counts?.api);
    expect(engine.search('order', { offset: 0, limit: 20 }).counts).toEqual(counts);
  });

  it('puts a venue first where the query names it, and last where it names another one or none', () => {
    const venue = (slug: string, name: string) =>
      testRecord(`integrations/${slug}#orders`, name, {
        kind: 'venue',
        headings: ['Orders'],
        text: 'Stop loss.',
      });
    const small = createEngine([
      venue('okx', 'OKX'),
      venue('ib', 'Interactive Brokers'),
      testRecord('concepts/orders#stops', 'Orders', { headings: ['Orders'], text: 'Stop loss.' }),
    ]);
    const pages = (query: string) =>
      small.search(query, { offset: 0, limit: 5 }).hits.map(({ path }) => path.at(-1));
    expect(pages('stop loss')[0]).toBe('Orders');
    expect(pages('okx stop loss')[0]).toBe('OKX');
    expect(pages('tws stop loss')[0]).toBe('Interactive Brokers');
  });

  it('leaves out what holds too little of the query', () => {
    expect(urls('stop trigger')).toEqual(['concepts/orders#stops']);
    expect(urls('qwertz')).toEqual([]);
  });

  it('finds what a page says by another word, after what it says by the same', () => {
    const small = createEngine([
      testRecord('concepts/fees', 'Fees', { text: 'A commission is paid with each fill.' }),
      testRecord('concepts/rebates', 'Rebates', { text: 'A fee below zero is paid out.' }),
      testRecord('concepts/bars', 'Bars', { text: 'Bars have four prices.' }),
    ]);
    const found = small.search('commission', { offset: 0, limit: 5 }).hits.map(({ path }) => path.at(-1));
    expect(found).toEqual(['Fees', 'Rebates']);
  });

  it('puts the place of a pasted message before places that hold its words', () => {
    const small = createEngine([
      testRecord('concepts/price', 'Price', { text: 'It did change: its precision has to match.' }),
      testRecord('concepts/orders', 'Orders', { text: 'ValueError: "precision did  not match", and more.' }),
    ]);
    const [first] = small.search('precision did not match', { offset: 0, limit: 5 }).hits;
    expect(first?.path.at(-1)).toBe('Orders');
  });

  it('still finds stop words when there is nothing else', () =>
    expect(urls('its')).toContain('concepts/orders#stops'));

  it('gives the stretch that is asked for, and counts all', () => {
    const all = engine.search('order', { offset: 0, limit: 20 });
    const part = engine.search('order', { offset: 1, limit: 2 });
    expect(part.total).toBe(all.hits.length);
    expect(part.hits).toEqual(all.hits.slice(1, 3));
  });

  it('shows other pages before the third section of one', () => {
    const long = Array.from({ length: 8 }, (_, at) =>
      testRecord(`long#s${at}`, 'Long', { headings: ['Margin'], text: 'margin' }),
    );
    const found = createEngine([...long, testRecord('short', 'Short', { text: 'About margin calls.' })]).find(
      'margin',
    );
    expect(found.map(({ record }) => record.page).indexOf('Short')).toBe(2);
    expect(found).toHaveLength(9);
  });
});

describe('entries of the reference', () => {
  const entry = (page: string, kind: RecordKind, names: string[], rest: Partial<SearchRecord> = {}) =>
    testRecord(`api_reference/${page}#${names.join('.')}`, page, {
      headings: ['Classes', ...names],
      kind,
      weight: 0.3,
      ...rest,
    });
  const reference = createEngine([
    ...testRecords,
    testRecord('concepts/strategies', 'Strategies', {
      text: 'Override on_stop. Choose a side for each order.',
    }),
    entry('kit', 'class', ['MockStrategy'], { weight: 0.1 }),
    entry('kit', 'method', ['MockStrategy', 'on_stop'], { weight: 0.1 }),
    entry('trading', 'class', ['Strategy'], { text: 'Trading logic.', weight: 1 }),
    entry('trading', 'method', ['Strategy', 'on_stop'], { text: 'Called at the end.', weight: 1 }),
    entry('trading', 'config', ['StrategyConfig'], {
      text: 'Settings.\nField · Type · Default · Meaning\noms_type · str · None · Kind.',
      names: ['oms_type'],
    }),
    entry('model', 'enum', ['OrderSide'], {
      text: 'A side.\nBUY = 1\nSELL = 2',
      names: ['BUY', 'SELL'],
    }),
    entry('model', 'property', ['Order', 'order_side']),
    entry('model', 'property', ['Order', 'side']),
  ]);
  const found = (query: string) =>
    reference.find(query).map(({ record }) => record.url.slice('/docs/latest/'.length));

  it.each([
    ['Strategy.on_stop', 'api_reference/trading#Strategy.on_stop'],
    ['self.strategy.on_st', 'api_reference/trading#Strategy.on_stop'],
    ['MockStrategy.on_stop', 'api_reference/kit#MockStrategy.on_stop'],
    ['on_stop', 'api_reference/trading#Strategy.on_stop'],
    ['StrategyConfig', 'api_reference/trading#StrategyConfig'],
    ['oms_type', 'api_reference/trading#StrategyConfig'],
    ['OrderSide', 'api_reference/model#OrderSide'],
    ['BUY', 'api_reference/model#OrderSide'],
    ['OrderSide.BU', 'api_reference/model#OrderSide'],
  ])('are found by %s', (query, url) => expect(found(query)[0]).toBe(url));

  it('stand behind guides when the query is in words', () =>
    expect(found('side of an order')[0]).toBe('concepts/strategies'));

  it.each([
    ['is the swift band here built of closing prices', 'names the class in plain words', {}],
    ['what a fill costs me on average', 'has a phrase of readers', { asked: ['average costs of a fill'] }],
  ])('are found by a question, %s, that %s', (question, _why, rest) => {
    const guide = testRecord('concepts/costs', 'Costs', {
      headings: ['Money'],
      text: 'What a fill costs. Prices of which a band is built.',
    });
    const told = entry('tools', 'class', ['SwiftBand'], rest);
    const others = entry('tools', 'class', ['Band']);
    const searched = createEngine([...testRecords, guide, others, told]);
    expect(searched.find(question)[0]?.record.url).toBe(told.url);
  });

  it('are found by the name of an order type without its last word, before the guide that has these words', () => {
    const type = entry('orders', 'class', ['StopLimitOrder']);
    const halted = testRecord('concepts/halted', 'Stop at a limit', {
      text: 'Stops all trading at a limit.',
    });
    const types = testRecord('concepts/types', 'Types', { text: 'A stop limit order waits.' });
    const searched = createEngine([...testRecords, halted, types, type]);
    const urlsOf = searched.find('stop limit').map(({ record }) => record.url);
    expect(urlsOf.slice(0, 2)).toEqual([type.url, types.url]);
  });

  it('leave the second place to the guide that explains the name', () =>
    expect(found('on_stop').slice(0, 2)).toEqual([
      'api_reference/trading#Strategy.on_stop',
      'concepts/strategies',
    ]));
});

describe('marks', () => {
  it('stand on the words, in title and text', () => {
    expect(best('stop trigger')).toEqual({
      title: '[Stop] orders',
      snippet: 'A [stop] order waits for its [trigger]. Send it with submit_order.',
    });
  });

  it('stand on a whole identifier or on a part of it', () => {
    expect(best('submit_order').snippet).toContain(
      'A stop order waits for its trigger. Send it with [submit_order].',
    );
    expect(best('OrderStatusReport').snippet).toContain('[OrderStatusReport]');
    expect(best('orderstat').snippet).toContain('[OrderStatusReport]');
    expect(best('command place order').snippet).toContain('Submit[Order] · [command] to [place] an [order]');
    expect(best('okx key').snippet).toBe('Spot and swaps. Set [OKX]_API_[KEY].');
  });

  it('stand in names that say whose member it is', () => {
    const members = createEngine(
      ['DataTester', 'OrderFactory'].flatMap((owner) =>
        ['on_stop', 'trailing_stop'].map((name) =>
          testRecord(`api#${owner}.${name}`, 'API', { kind: 'method', headings: ['Classes', owner, name] }),
        ),
      ),
    );
    const titles = (query: string) =>
      members.search(query, { offset: 0, limit: 2 }).hits.map(({ title }) => shown(title));
    expect(titles('on_stop').sort()).toEqual(['DataTester.[on_stop]', 'OrderFactory.[on_stop]']);
    expect(titles('trailing stop')).toContain('OrderFactory.[trailing]_[stop]');
    expect(titles('DataTester.on_stop')[0]).toBe('[DataTester.on_stop]');
  });

  it('stand on the word that a misspelt one was taken for', () => {
    expect(best('instalation').title).toBe('[Installation]');
  });

  it('show the stretch with most of the words', () => {
    const filler = 'Nothing to see here at all. '.repeat(20);
    const [hit] = createEngine([
      testRecord('a', 'A', { text: `margin ${filler} margin call follows ${filler}` }),
    ]).search('margin call', { offset: 0, limit: 1 }).hits;
    const snippet = shown(hit?.snippet);
    expect(snippet).toContain('[margin] [call] follows');
    expect(snippet).toMatch(/^….*…$/);
    expect(snippet.length).toBeLessThan(150);
  });

  it('begin with a whole word, a long name too', () => {
    const name = `Unbroken${'Name'.repeat(8)}Negative`;
    const [hit] = createEngine([
      testRecord('a', 'A', {
        text: `${'Filler text. '.repeat(20)}${name} margin call. ${'More of it. '.repeat(20)}`,
      }),
    ]).search('margin call', { offset: 0, limit: 1 }).hits;
    expect(shown(hit?.snippet)).toMatch(/^…(?:Filler|text\.|Unbroken)/);
    const [other] = createEngine([
      testRecord('a', 'A', { text: `${'x '.repeat(100)}${'w'.repeat(60)} margin ${'y '.repeat(100)}` }),
    ]).search('margin', { offset: 0, limit: 1 }).hits;
    expect(shown(other?.snippet)).toMatch(/^…(?:x |w{60} )/);
    expect(shown(other?.snippet)).toContain('[margin]');
  });

  it('never lose or change a letter of the text', () => {
    const text = '<b>&amp; order</b>\n"order" 注文 order_id';
    const [hit] = createEngine([testRecord('a', 'A', { text })]).search('order', {
      offset: 0,
      limit: 1,
    }).hits;
    expect(hit?.snippet.map((part) => part.text).join('')).toBe(text.replace('\n', ' '));
  });
});

describe('a hostile query', () => {
  it.each([
    ['nothing', ''],
    ['control characters', '\u0000\u0001\u001b'],
    ['lone surrogates', '\ud800 \udfff'],
    ['other scripts', '注文 заказ 🙂'],
    ['a regular expression', '.*+?^${}()|[]\\'],
    ['a script', '<script>alert(1)</script>'],
    ['names of built-in properties', '__proto__ constructor hasOwnProperty toString'],
    ['a very long word', 'a'.repeat(10_000)],
    ['very many words', 'order '.repeat(2000)],
    ['separators', '_'.repeat(600)],
    ['a very long path', 'a.'.repeat(300)],
  ])('%s does no harm', (_, query) => {
    expect(() => engine.search(query, { offset: 0, limit: 20 })).not.toThrow();
  });

  it.each(['', '   ', '\u0007', '!!!'])('%j finds nothing', (query) => {
    expect(engine.search(query, { offset: 0, limit: 20 })).toMatchObject({ total: 0, hits: [] });
  });
});
