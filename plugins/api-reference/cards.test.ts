import { describe, expect, it } from 'vitest';
import { entryAddress, entryCard } from './cards';
import { siteDir } from './testFacts';

const signature = (page: string, anchor: string) => entryCard(siteDir, 'latest', page, anchor)?.signature;

describe('cards', () => {
  it.each([
    ['trading', 'Strategy', 'class'],
    ['model/data', 'BarAggregation', 'enum (int)'],
    ['model/data', 'BarAggregation.RENKO', 'enum member'],
    ['config', 'BacktestEngineConfig.run_analysis', 'field'],
  ])('know %s#%s as %s', (page, anchor, kind) => {
    expect(entryCard(siteDir, 'latest', page, anchor)?.kind).toContain(kind);
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
      'create(period: int, ma_type: MovingAverageType, **kwargs) → MovingAverage',
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
