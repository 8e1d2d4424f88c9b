import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts, siteDir } from '../testFacts';
import { entryAddress } from './addresses';
import { cardFiles, entryCards } from './cards';
import { readPage } from './view/page';

const card = (page: string, anchor: string) => entryCards(readPage(siteDir, 'latest', page)).get(anchor);
const signature = (page: string, anchor: string) => card(page, anchor)?.[1];

describe('cards', () => {
  it.each([
    ['trading', 'Strategy', 'class'],
    ['model/data', 'BarAggregation', 'enum (int)'],
    ['model/data', 'BarAggregation.RENKO', 'enum member'],
    ['config', 'BacktestEngineConfig.run_analysis', 'field'],
  ])('know %s#%s as %s', (page, anchor, kind) => {
    expect(card(page, anchor)?.[0]).toContain(kind);
  });

  it.each([
    // From the extractor's list of signatures that are easily read wrong.
    ['common', 'Clock.timer_names', 'timer_names: list[str]'],
    [
      'common',
      'TestClock.advance_time',
      'advance_time(to_time_ns: int, set_time: bool = True) → list[TimeEventHandler]',
    ],
    ['cache', 'Cache.load_order', 'load_order(client_order_id: ClientOrderId) → Order | None'],
    ['model/data', 'BarAggregation.RENKO', 'RENKO = 18'],
    ['model/index', 'TriggerType.MID_POINT', 'MID_POINT = 9'],
    ['core', 'dt_to_unix_nanos', 'dt_to_unix_nanos(dt: pd.Timestamp | str | int) → int'],
    ['model/objects', 'Currency.from_internal_map', 'from_internal_map(code: str) → Currency | None'],
    ['config', 'BacktestEngineConfig.run_analysis', 'run_analysis: bool = True'],
    [
      'indicators',
      'MovingAverageFactory.create',
      'create(period: int, ma_type: MovingAverageType, **kwargs: untyped) → MovingAverage',
    ],
  ])('write %s#%s on one line', (page, anchor, expected) => {
    expect(signature(page, anchor)).toBe(expected);
  });

  it('are shortened, and absent for what a page lacks', () => {
    expect(signature('common', 'OrderFactory.bracket')?.length).toBe(160);
    expect(signature('common', 'OrderFactory.nothing')).toBeUndefined();
  });

  it('address pages of a folder by the folder', () => {
    expect(entryAddress('latest', 'model/index', 'OrderSide')).toBe(
      '/docs/latest/api_reference/model#OrderSide',
    );
    expect(entryAddress('latest', 'index', 'X')).toBe('/docs/latest/api_reference#X');
  });
});

describe('the files of cards', () => {
  const place = (anchor: string, kind: string) => [
    { page: 'cache', anchor, kind, module: 'nautilus_trader.cache.cache' },
  ];
  const symbols = { Cache: place('Cache', 'class'), 'Cache.size': place('Cache.size', 'attribute') };
  const files = (line: string) =>
    cardFiles(
      factSite(
        { latest: [moduleFacts([cacheClass])] },
        {
          'facts/latest/symbols.json': { symbols, modules: {}, lineage: {}, exports: {} },
          'facts/descriptions/cache.json': { Cache: line },
        },
      ),
      'latest',
    );

  it('are one a page, with a line where there is one, for what the index names', () => {
    const { folder, files: made } = files('Holds `Order`s.');
    expect(folder).toMatch(/^assets\/symbols\/latest-[\da-f]{8}$/);
    expect([...made.keys()]).toEqual([`${folder}/cache.json`]);
    expect(JSON.parse(made.get(`${folder}/cache.json`) ?? '')).toEqual({
      Cache: ['Cython class', 'Cache(config: CacheConfig | None = None)', 'Holds `Order`s.'],
      'Cache.size': ['attribute', 'size: int'],
    });
  });

  it('stand in a folder named after all that they hold', () => {
    expect(files('Holds.').folder).toBe(files('Holds.').folder);
    expect(files('Holds.').folder).not.toBe(files('Keeps.').folder);
  });
});
