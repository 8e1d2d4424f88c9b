import { describe, expect, it } from 'vitest';
import type { RecordKind } from '../shared/types';
import type { FoundRecord } from './records';
import { weighRecords } from './weights';

const record = (at: string, kind: RecordKind, headings: string[], text = ''): FoundRecord => ({
  url: `/docs/latest/${at}`,
  path: [],
  page: 'A page',
  kind,
  headings,
  text,
  code: [],
});

/** @param home - the class that it belongs to */
const entry = (at: string, kind: RecordKind, home: string, isAside = false): FoundRecord => ({
  ...record(at, kind, ['Any', home]),
  entry: { home, isAside },
});

const records = [
  record('concepts/a', 'guide', [], 'A `Strategy` trades, a StrategyPlus does not.'),
  record('concepts/b', 'guide', [], 'Nothing.'),
  record('developer_guide/a', 'developer', [], 'Mend the Engine.'),
  record('api_reference/x', 'module', [], 'Engine, Engine, Idle.'),
  entry('api_reference/x#Strategy', 'class', 'Strategy'),
  entry('api_reference/x#Strategy.on_stop', 'method', 'Strategy'),
  entry('api_reference/x#Engine', 'class', 'Engine'),
  entry('api_reference/x#Idle', 'class', 'Idle'),
  entry('api_reference/x#Side', 'enum', 'Side'),
  entry('api_reference/x#Mock', 'class', 'Mock', true),
  entry('api_reference/adapters/y#Client', 'class', 'Client'),
];

const weights = (html = '') =>
  new Map(
    weighRecords(records, [{ url: '/docs/latest/concepts/b', html }]).map(({ url, weight }) => [
      url.replace(/.*#/, ''),
      weight,
    ]),
  );

describe('the weight of an entry', () => {
  it('grows with the pages of guides that name its class, developers less', () => {
    const { Strategy, Engine, Idle } = Object.fromEntries(weights()) as Record<string, number>;
    expect(Idle).toBe(0.3);
    expect(Engine).toBeGreaterThan(0.3);
    expect(Strategy).toBeGreaterThan(Engine ?? 1);
  });

  it('is that of its class', () => expect(weights().get('Strategy.on_stop')).toBe(weights().get('Strategy')));

  it('grows with links to it, and to members that are no records', () => {
    expect(weights().get('Side')).toBe(0.3);
    expect(weights('<a href=/docs/latest/api_reference/x#Side.BUY>').get('Side')).toBeGreaterThan(0.3);
    expect(
      weights('<a href="/docs/latest/api_reference/x#Strategy.on_stop">').get('Strategy'),
    ).toBeGreaterThan(weights().get('Strategy') ?? 1);
  });

  it('is less in the test kit and in adapters', () => {
    expect(weights().get('Mock')).toBeLessThan(0.3);
    expect(weights().get('Client')).toBeLessThan(0.3);
  });

  it('is given to entries alone', () => {
    expect(weighRecords(records, []).filter(({ weight }) => weight !== undefined)).toHaveLength(7);
  });
});
