import type { SearchRecord } from '../shared/types';

/** For tests: a record of few words. */
export function testRecord(url: string, page: string, rest: Partial<SearchRecord> = {}): SearchRecord {
  return {
    url: `/docs/latest/${url}`,
    path: ['Concepts', page],
    page,
    headings: [],
    kind: 'guide',
    text: '',
    code: [],
    ...rest,
  };
}

/** For tests: a small site with guides, a venue and a reference. */
export const testRecords: readonly SearchRecord[] = [
  testRecord('concepts/orders', 'Orders', { text: 'Create orders with the factory.' }),
  testRecord('concepts/orders#stops', 'Orders', {
    headings: ['Stop orders'],
    text: 'A stop order waits for its trigger. Send it with submit_order.',
    code: ['self.submit_order(order)'],
  }),
  testRecord('concepts/execution', 'Execution', {
    text: 'submit_order sends an order one of three ways. A denied order never leaves the platform.',
  }),
  testRecord('concepts/data#bars', 'Data', {
    headings: ['Bars'],
    text: 'A bar type reads EUR/USD.SIM-1-MINUTE-LAST-EXTERNAL. The catalog stores bars.',
  }),
  testRecord('integrations/okx', 'OKX', {
    path: ['Integrations', 'OKX'],
    kind: 'venue',
    text: 'Spot and swaps. Set OKX_API_KEY.',
  }),
  testRecord('getting_started/installation', 'Installation', { text: 'Install the wheel with pip.' }),
  testRecord('api_reference/execution', 'Execution API', {
    path: ['API reference', 'Execution'],
    kind: 'module',
    text: 'SubmitOrder · command to place an order\nOrderStatusReport · the view of one order',
  }),
];
