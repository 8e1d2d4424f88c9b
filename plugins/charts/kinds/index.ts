import { candles } from './candles';
import { columns } from './columns';
import { depth } from './depth';
import type { Kind } from './kind';
import { lines } from './lines';

/** What a chart can be. */
export const kinds: ReadonlyMap<string, Kind> = new Map([
  ['line', lines({ name: 'Line chart' })],
  ['steps', lines({ name: 'Step chart', isStepped: true })],
  ['area', lines({ name: 'Area chart', isFilled: true })],
  ['columns', columns],
  ['candles', candles],
  ['depth', depth],
]);
