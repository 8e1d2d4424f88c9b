import { expect, it } from 'vitest';
import { dayOf } from './read-facts';

const before = { sourceRef: 'v1.221.0', day: '2025-10-26' };

it.each([
  ['v1.221.0', '', '2025-10-26'],
  ['v1.221.0', '2025-10-27', '2025-10-27'],
  ['v1.222.0', '', ''],
])('takes the day of %s, of which git says %j, as %j', (sourceRef, asked, expected) => {
  expect(dayOf(sourceRef, before, asked)).toBe(expected);
});
