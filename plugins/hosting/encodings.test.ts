import { expect, it } from 'vitest';
import { acceptedEncodings } from './encodings';

it.each([
  [undefined, ''],
  ['', ''],
  ['gzip, deflate, br', 'gzip, deflate, br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.001', 'gzip'],
  ['*', 'br, gzip'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', ''],
])('%s → %s', (header, names) => {
  expect(acceptedEncodings(header)).toBe(names);
});
