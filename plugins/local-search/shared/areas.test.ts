import { describe, expect, it } from 'vitest';
import { areaOf, inArea, readArea } from './areas';

describe('a query', () => {
  it.each([
    ['api: on_bar', 'api', 'on_bar'],
    ['API:on_bar', 'api', 'on_bar'],
    ['reject venue:okx', 'venue', 'reject okx'],
    ['guide:', undefined, 'guide:'],
    ['on_bar', undefined, 'on_bar'],
    ['module:Class', undefined, 'module:Class'],
    ['my_api: x', undefined, 'my_api: x'],
  ])('%s is narrowed to %s', (query, area, text) => {
    expect(readArea(query)).toEqual({ area, text });
  });

  it('goes to another area, and to none', () => {
    expect(inArea('api: stop orders', 'guide')).toBe('guide: stop orders');
    expect(inArea('stop orders', 'venue')).toBe('venue: stop orders');
    expect(inArea('api: stop orders', undefined)).toBe('stop orders');
  });
});

it('each section has an area', () => {
  expect(areaOf({ kind: 'config' })).toBe('api');
  expect(areaOf({ kind: 'module' })).toBe('api');
  expect(areaOf({ kind: 'venue' })).toBe('venue');
  expect(areaOf({ kind: 'tutorial' })).toBe('guide');
});
