import { expect, it } from 'vitest';
import { readNames, toIndexFiles, withRest, withTexts } from './indexFile';
import type { SearchRecord } from './types';

const entry = (headings: string[], more: Partial<SearchRecord> = {}): SearchRecord => ({
  url: `/docs/latest/api_reference/desk#${headings.slice(1).join('.')}`,
  path: ['API', 'Desk'],
  page: 'Desk',
  headings,
  kind: headings.length === 3 ? 'method' : 'class',
  text: headings.join(' '),
  code: [],
  ...more,
});
const guide = (heading: string, anchor: string): SearchRecord => ({
  ...entry([heading]),
  url: `/docs/latest/concepts/desk#${anchor}`,
  kind: 'guide',
  code: ['desk.go()'],
});

it('what is filed comes back whole, whether weights and anchors follow from the rest or not', () => {
  const records = [
    guide('Why `Desk` stops: a list', 'why-desk-stops-a-list'),
    {
      ...guide('Stops', 'stops-1'),
      asked: ['halts'],
      questions: [{ question: 'When does it end?', at: 2 }],
      words: 'end',
    },
    entry(['Desk'], { kind: 'module', url: '/docs/latest/api_reference/desk#desk' }),
    entry(['Classes', 'Desk'], { weight: 0.4 }),
    entry(['Classes', 'Desk', 'go'], { weight: 0.4 }),
    entry(['Classes', 'Desk', 'stop'], { weight: 0.9 }),
    entry(['Classes', 'Desk', 'well_known'], { asked: ['as all know'] }),
    entry(['Classes', 'Tray']),
    entry(['Classes', 'Tray', 'go']),
    entry(['Classes', 'Tray', 'stop']),
  ];
  const { names, texts, rest } = JSON.parse(
    JSON.stringify(toIndexFiles('latest', records, 'a')),
  ) as ReturnType<typeof toIndexFiles>;
  const read = readNames(names, 'latest');
  const searched = withTexts(read, texts, 'latest');
  const whole = withRest(read, searched, rest, 'latest');
  const weighed = (list: readonly SearchRecord[]) => list.map((record) => ({ weight: 1, ...record }));
  expect(weighed(whole)).toEqual(weighed(records));
  // What all members of a class share is filed once.
  expect(names.pages.at(-1)?.sections.at(-1)).toBe('stop');
  // Little known entries are found by their names alone.
  expect(searched.map(({ text }) => text !== '')).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(searched[1]?.words).toBe('end');
  // A member isn't sought before the texts are there.
  expect(read.records[1]?.asked).toEqual(['halts']);
  expect(read.records[6]?.asked).toBeUndefined();
  expect(searched[6]?.asked).toEqual(['as all know']);
});
