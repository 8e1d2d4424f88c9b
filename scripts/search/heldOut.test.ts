import { describe, expect, it } from 'vitest';
import { testRecord, testRecords } from '../../plugins/local-search/client/testRecords';
import { askHeldOut } from './heldOut';

const text = 'A stop order waits for its trigger.';
const stops = testRecord('concepts/orders#stops', 'Orders', {
  headings: ['Stop orders'],
  text,
  questions: [
    { question: 'When does a stop order wait for its trigger?', at: 0 },
    { question: 'Which bank lends me money?', at: 0 },
  ],
});

describe('askHeldOut', () => {
  it('asks each question of an index without it', () => {
    const records = [...testRecords, stops];
    expect(askHeldOut(records, records, 1)).toEqual({ asked: 2, first: 0.5, refused: 0.5 });
    expect(askHeldOut(records, records, 2)).toEqual({ asked: 1, first: 1, refused: 0 });
  });

  it('has nothing to say where nobody wrote questions', () => {
    expect(askHeldOut(testRecords, testRecords, 1)).toEqual({ asked: 0, first: 0, refused: 0 });
  });
});
