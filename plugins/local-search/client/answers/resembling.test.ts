import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine';
import { testRecord, testRecords } from '../testRecords';
import { seek } from './meaning';
import { findPassages } from './passages';
import { readQuestion } from './question';
import { resembling } from './resembling';
import { vocabularyOf } from './vocabulary';

const text = 'Others say nothing of it. A late report is applied all the same.';
const states = testRecord('concepts/orders#states', 'Orders', {
  headings: ['States'],
  text,
  questions: [
    { question: 'What if a fill arrives after the cancel?', at: text.indexOf('late') },
    { question: 'Which states are there?', at: 0 },
  ],
});
const records = [...testRecords, states];

const alike = (question: string, least = 0.5) =>
  resembling(records, seek(readQuestion(question), vocabularyOf(records)), least).get(states);

describe('questions that resemble what is asked', () => {
  it('are those that share the words that tell something', () => {
    expect(alike('What happens if a fill arrives after a cancel?')).toMatchObject({
      at: text.indexOf('late'),
    });
    expect(alike('does a fill that arrives late count')?.likeness).toBeGreaterThan(0.3);
    expect(alike('How do I install it on Windows?', 0.1)).toBeUndefined();
  });

  it('are wholly alike only where neither says more', () => {
    expect(alike('What if a fill arrives after the cancel?')?.likeness).toBeCloseTo(1);
    expect(alike('What if a fill arrives after the cancel of a bracket?')?.likeness).toBeLessThan(0.95);
  });

  it('lead an answer to words that nobody asked for', () => {
    const [first] = findPassages(createEngine(records), 'What if a fill arrives after the cancel?', 2);
    expect(first?.record).toBe(states);
    expect(first?.quote).toContain('A late report is applied');
  });

  it('are none where nothing was asked', () => {
    expect(resembling(records, [], 0.1).size).toBe(0);
  });
});
