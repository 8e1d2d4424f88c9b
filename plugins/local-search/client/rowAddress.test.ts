import { describe, expect, it } from 'vitest';
import { readQuery } from './query';
import { rowAddress } from './rowAddress';
import { testRecord } from './testRecords';

const side = testRecord('api_reference/model#OrderSide', 'Model', {
  kind: 'enum',
  headings: ['Enums', 'OrderSide'],
  names: ['BUY', 'SELL'],
});
const config = testRecord('api_reference/config#NodeConfig', 'Config', {
  kind: 'config',
  headings: ['Configs', 'NodeConfig'],
  names: ['cache', 'timeout_connection'],
});

describe('the address of a line', () => {
  it.each([
    [side, 'OrderSide.BUY', '.BUY'],
    [side, 'SELL orders', '.SELL'],
    [side, 'OrderSide', undefined],
    [side, 'PositionSide.BUY', undefined],
    [config, 'timeout_connection', '.timeout_connection'],
    [config, 'NodeConfig.cache', '.cache'],
    // A word of prose is no name.
    [config, 'cache of a node', undefined],
  ])('of %# is the one asked for', (record, query, line) =>
    expect(rowAddress(record, readQuery(query))).toBe(line && `${record.url}${line}`),
  );

  it('is none in prose', () => {
    const guide = testRecord('concepts/orders#a', 'Orders', { headings: ['A'], text: 'BUY = 1' });
    expect(rowAddress(guide, readQuery('BUY'))).toBeUndefined();
  });
});
