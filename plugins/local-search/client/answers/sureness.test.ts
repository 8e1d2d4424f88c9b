import { describe, expect, it } from 'vitest';
import { testRecords } from '../testRecords';
import { seek } from './meaning';
import { readQuestion } from './question';
import { isSure } from './sureness';
import { vocabularyOf } from './vocabulary';

const vocabulary = vocabularyOf(testRecords);
const sure = (question: string, likeness: number, score: number) =>
  isSure(seek(readQuestion(question), vocabulary), vocabulary, { likeness, score });

describe('isSure', () => {
  it('wants a good passage, or a question like the one asked', () => {
    expect(sure('stop order', 0, 1.2)).toBe(true);
    expect(sure('stop order', 0, 0.8)).toBe(false);
    expect(sure('stop order', 0.6, 0.8)).toBe(true);
  });

  it('takes nothing for an answer that no page names, but what was written for it', () => {
    expect(sure('stop order on Zorbex', 0.5, 1.6)).toBe(false);
    expect(sure('stop order on Zorbex', 0.8, 1.6)).toBe(true);
  });

  it('knows a name by its parts', () => {
    expect(sure('stop_trigger', 0, 1.2)).toBe(true);
  });
});
